import { Banner } from './banner.tsx';
import { CopyButton } from './copy-button.tsx';
import './one-time-secret.css';

/** A secret that is on the screen this once. `what` names it: `key`. */
export function OneTimeSecret({ what, text }: { what: string; text: string }) {
  return (
    <>
      <Banner status="warning">Copy the {what} now and keep it where secrets are kept. It is not shown again.</Banner>
      <div className="secret-box">
        <code className="mono" aria-label={`The ${what}`} tabIndex={0}>{text}</code>
        <CopyButton text={text} what={what} withText />
      </div>
    </>
  );
}
