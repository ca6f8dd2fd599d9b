import type { Param } from '@vedetta/messages/message.ts';

/** An alert's title as a part of a sentence. */
export const alertTitle = ({ title }: { title: string }): Param => title;
