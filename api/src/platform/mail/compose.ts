import { createTransport } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/**
 * The letter as it travels: headers, a text part and an HTML part.
 * `Auto-Submitted` keeps holiday replies away (RFC 3834).
 */
export async function compose(
  mail: OutgoingMail,
  from: { name: string; address: string },
): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await composer.sendMail({
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${messageIdOf(mail, from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error("An email couldn't be composed.");
  return message;
}

const messageIdOf = (mail: OutgoingMail, from: { address: string }) =>
  `${mail.messageId}@${from.address.split('@')[1] ?? 'localhost'}`;
