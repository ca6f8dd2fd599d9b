import * as m from '../../generated/messages/account/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { useSendsMail } from './sends-mail.ts';

/** Says `words` of a letter that leaves; where none does, where it is kept. */
export function LetterBanner({ words }: { words: string }) {
  return useSendsMail() ? (
    <Banner status="success">{words}</Banner>
  ) : (
    <Banner status="warning">{m.emailsKeptAsFiles}</Banner>
  );
}
