import type { Message } from '@vedetta/messages/message.ts';
import { SaidError } from '@vedetta/messages/said-error.ts';

/** A letter ready to leave. */
export interface OutgoingMail {
  /** Names the letter wherever it goes: the same at every try. */
  messageId: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** How letters leave: by SMTP, or as files for an installation without a mail server. */
export interface MailTransport {
  /** In words for the log. */
  readonly name: string;
  /**
   * @param handingOver awaited before the first byte of the letter goes out, by a transport to
   * which the same letter must not be handed twice. From then on only the answer tells whether it
   * was taken.
   * @param signal aborted when the process may wait no longer.
   * @throws MailProblem when it was certainly not taken; anything else that is thrown after
   * `handingOver` leaves it open.
   */
  send(mail: OutgoingMail, handingOver: () => Promise<void>, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The letter was not taken. */
export class MailProblem extends SaidError {
  /** @param lasting trying again is no use: the address does not exist, say. */
  constructor(
    said: Message,
    readonly lasting: boolean,
  ) {
    super(said);
    this.name = 'MailProblem';
  }
}
