import type { Params } from './generated/codes.ts';
import type { Code, Message } from './message.ts';

type Given<C extends Code> = Record<never, never> extends Params[C] ? [] : [params: Params[C]];

/** A message of the catalogue. @param params what stands in its gaps, by name */
export function say<C extends Code>(code: C, ...[params]: Given<C>): Message {
  return params === undefined ? { code } : { code, params: params };
}
