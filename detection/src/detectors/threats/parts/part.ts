import type { Message } from '@vedetta/messages/message.ts';
import { is, rule } from '../grammar.ts';

/** What every threat has, however it is put: what is to happen, to whom, and that it is meant. */
export type Role = 'harm' | 'whom' | 'frame';

export interface Part {
  id: string;
  role: Role;
  /** 3 hardly ever said without harm in mind, 2 seldom, 1 every day as well, 0.5 stands in nearly every sentence. */
  weight: number;
  /** For the analyst: `a weapon, fire or poison`. */
  says: Message;
  pattern: RegExp;
  /** Of a bargain: what is asked for, what happens otherwise, whose secrets they are. */
  isBargain?: boolean;
}

export interface PartsOf {
  parts: readonly Part[];
  /** A sentence with one of these tells, judges or condemns; global. */
  told: RegExp;
  /** One with these plays, cooks, cures or sells, unless its parts weigh far more than enough; global. */
  setting: RegExp;
}

/** One of these words, as a list with spaces. */
export const any = (list: string) => is(list.trim().split(/\s+/).join('|'));

/** A part that is there where one of the patterns is. */
export const part = (
  id: string,
  role: Role,
  weight: number,
  says: Message,
  ...patterns: readonly string[]
): Part => ({ id, role, weight, says, pattern: rule(`(?:${patterns.join('|')})`) });

/** A part of extortion: it counts only beside others of it. */
export const bargain = (...args: Parameters<typeof part>): Part => ({
  ...part(...args),
  isBargain: true,
});

/** Finds each of these expressions of whole words. */
export const anyOf = (expressions: readonly string[]) =>
  new RegExp(`(?:^| )(?:${expressions.join('|')}):`, 'g');
