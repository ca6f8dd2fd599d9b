import { useEffect, useRef } from 'react';
import * as m from '../generated/messages/controls/index.ts';
import { Banner } from './banner.tsx';
import { CopyButton } from './copy-button.tsx';
import './one-time-secret.css';

/** A secret that is on the screen this once. `what` names it: `key`. */
export function OneTimeSecret({ what, text }: { what: string; text: string }) {
  const secret = useRef<HTMLElement>(null);
  // The form whose button had the focus is gone.
  useEffect(() => {
    secret.current?.focus();
  }, []);
  return (
    <>
      <Banner status="warning">{m.copySecretNow({ what })}</Banner>
      <div className="secret-box">
        <code ref={secret} className="mono" aria-label={m.secretLabel({ what })} tabIndex={0}>
          {text}
        </code>
        <CopyButton text={text} what={what} withText />
      </div>
    </>
  );
}
