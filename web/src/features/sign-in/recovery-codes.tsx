import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { PublicCard } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { SignIn } from './machine.ts';

function download(codes: readonly string[], email: string): void {
  const text = `Recovery codes of Vedetta for ${email}\nEach works once.\n\n${codes.join('\n')}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'vedetta-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** The ten codes, shown this once; the session begins when the person says that they are kept. */
export function RecoveryCodes({ signIn }: { signIn: SignIn }) {
  const codes = useSelector(signIn, (snapshot) => snapshot.context.recoveryCodes);
  const email = useSelector(signIn, (snapshot) => snapshot.context.email);
  const [kept, setKept] = useState(false);
  return (
    <PublicCard title="Save your recovery codes" lead="If you lose your phone, one of these lets you in. Each works once.">
      <Banner status="warning">They are shown only now. Keep them where your phone is not.</Banner>
      <ul className="recovery" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code} className="mono">{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join('\n')} what="codes" withText />
        <Button size="s" icon="download" onClick={() => { download(codes, email); }}>
          Download
        </Button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (kept) signIn.send({ type: 'sign-in.codes.kept' });
        }}
      >
        <label className="check">
          <input type="checkbox" checked={kept} onChange={({ currentTarget }) => { setKept(currentTarget.checked); }} />
          I have saved them
        </label>
        <Button type="submit" variant="primary" size="l" block disabled={!kept}>
          Continue
        </Button>
      </form>
    </PublicCard>
  );
}
