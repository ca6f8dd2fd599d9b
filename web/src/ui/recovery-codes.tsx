import * as m from '../generated/messages/ui/index.ts';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import './recovery-codes.css';

function download(codes: readonly string[], email: string): void {
  const text = m.recoveryCodesFile({ email, codes: codes.join('\n') });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vedetta-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** New codes, to be copied or kept as a file. They are shown this once. */
export function RecoveryCodeList({ codes, email }: { codes: readonly string[]; email: string }) {
  return (
    <>
      <ul className="recovery" aria-label={m.recoveryCodes}>
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join('\n')} what={m.codes} withText />
        <Button
          size="s"
          icon="download"
          onClick={() => {
            download(codes, email);
          }}
        >
          {m.download}
        </Button>
      </div>
    </>
  );
}
