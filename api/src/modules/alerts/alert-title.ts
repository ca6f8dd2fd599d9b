import type { Message } from '@vedetta/messages/message.ts';

/** An alert's title as a part of a sentence. */
export const alertTitle = ({ titleMessage }: { titleMessage: Message }): Message => titleMessage;
