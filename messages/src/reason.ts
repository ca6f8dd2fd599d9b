import type { Message } from './message.ts';
import { render } from './render.ts';

/** A message as REST and GraphQL carry it, beside its English sentence (docs/decisions/155). */
export interface Reason {
  code: string;
  /**
   * What stands in the sentence's gaps, as English writes it. Where a message stands in the gap
   * `kind`, `kindCode` is its code, and `kind_of` what stands in its own gap `of`, again with
   * `kind_ofCode` where that is a message.
   */
  params: Record<string, string>;
}

/** @returns the message as the contracts carry it */
export function toReason({ code, params = {} }: Message): Reason {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') flat[name] = value.toLocaleString('en');
    else if (typeof value === 'string') flat[name] = value;
    else {
      const inner = toReason(value);
      flat[name] = render('en', value);
      flat[`${name}Code`] = inner.code;
      for (const [of, words] of Object.entries(inner.params)) flat[`${name}_${of}`] = words;
    }
  }
  return { code, params: flat };
}

/** @returns the messages as the contracts carry them; none for null */
export const toReasons = (messages: readonly Message[] | null): Reason[] =>
  (messages ?? []).map(toReason);
