import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';

/**
 * The nonce the server wrote into the page; undefined in development, where no policy asks for one.
 */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce === undefined || nonce === '' || nonce === '__NONCE__' ? undefined : nonce;
}

/** Lets PrimeReact add its structural style tags under the page's content security policy. */
export function Prime({ children }: { children: ReactNode }) {
  const nonce = pageNonce();
  return (
    <PrimeReactProvider
      value={{
        ripple: false,
        hideOverlaysOnDocumentScrolling: false,
        ...(nonce === undefined ? {} : { nonce }),
      }}
    >
      {children}
    </PrimeReactProvider>
  );
}
