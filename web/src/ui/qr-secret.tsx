import type { ReactNode } from 'react';
import * as m from '../generated/messages/ui/index.ts';
import { CopyButton } from './copy-button.tsx';
import './qr-secret.css';

/** The secret in groups of four, as one reads it out. */
function grouped(text: string): string {
  return text.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/**
 * What an authenticator takes: a picture to scan, and the same to type. `otherwise` stands in the
 * place of the picture until there is one.
 */
export function QrSecret({
  offered,
  otherwise = null,
}: {
  offered: { qrSvg: string; secret: string } | null;
  otherwise?: ReactNode;
}) {
  return (
    <>
      <div className="qr">
        {offered === null ? (
          otherwise
        ) : (
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(offered.qrSvg)}`}
            alt={m.qrCode}
            width={200}
            height={200}
          />
        )}
      </div>
      {offered !== null && (
        <div className="qr-secret">
          <div className="col">
            <small>{m.qrManualEntry}</small>
            <span className="mono qr-text">{grouped(offered.secret)}</span>
          </div>
          <CopyButton text={offered.secret} what={m.setupKey} />
        </div>
      )}
    </>
  );
}
