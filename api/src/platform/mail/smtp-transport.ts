import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { compose } from './compose.ts';
import { MailProblem, type MailTransport } from './transport.ts';

/** A server that stays silent this long is taken for away. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 60_000;

/**
 * @param mailUrl `smtp://` or `smtps://` with user and password; the query member `from` is ours.
 */
export function smtpTransport(
  mailUrl: string,
  from: { name: string; address: string },
): MailTransport {
  const url = new URL(mailUrl);
  url.searchParams.delete('from');
  const transport = createTransport(url.href, {});
  Object.assign(transport.options, {
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    name: `${url.protocol}//${url.host}`,
    async send(mail, handingOver, signal) {
      const bytes = await compose(mail, from);
      let handedOver = false;
      const letter = async function* () {
        await handingOver();
        handedOver = true;
        yield bytes;
      };
      try {
        await transport.sendMail({
          envelope: { from: from.address, to: [mail.to.address] },
          raw: Readable.from(letter()),
          signal,
        });
      } catch (error) {
        const answer = answerOf(error);
        // Only an answer of the server, or a failure before the letter went out, says that it was
        // not taken.
        if (answer === null && handedOver) throw error;
        throw new MailProblem(
          whyRefused(error, answer),
          answer !== null && answer >= 500 && isAboutLetter(error),
        );
      }
    },
    close() {
      transport.close();
    },
  };
}

/** SMTP status of the server's refusal; null when it did not answer. */
function answerOf(error: unknown): number | null {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
}

function whyRefused(error: unknown, answer: number | null): Message {
  if (answer === null)
    return say('mailUnreached', { words: error instanceof Error ? error.message : String(error) });
  return say('mailRefused', { words: error instanceof Error ? error.message : String(answer) });
}

/**
 * The recipient or the letter itself was refused; a refused sign-in, say, is the operator's to mend
 * and passes.
 */
const isAboutLetter = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
