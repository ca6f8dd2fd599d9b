import type { FormattedExecutionResult } from 'graphql';

const texts = new WeakMap<object, string>();

/** Data whose JSON is there already. @param text one character per byte of its UTF-8. */
export function written(text: string): Record<string, unknown> {
  const data = {};
  texts.set(data, text);
  return data;
}

/**
 * An answer as it is sent: one character per byte of UTF-8, so that texts of the api go through as
 * they are.
 */
export function toByteText(result: FormattedExecutionResult): string {
  const text = result.data && !result.errors ? texts.get(result.data) : undefined;
  return text === undefined ? `${bytesOf(JSON.stringify(result))}\n` : `{"data":${text}}\n`;
}

export const bytesOf = (json: string): string => Buffer.from(json, 'utf8').toString('latin1');
