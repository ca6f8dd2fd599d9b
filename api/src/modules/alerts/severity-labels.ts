import type { Message } from '@vedetta/messages/message.ts';

const CODES = [
  'severityInformative',
  'severityLow',
  'severityMedium',
  'severityHigh',
  'severityCritical',
] as const;

/**
 * The name of a severity from 1 to 5.
 * @throws RangeError for another number.
 */
export function severityMessage(severity: number): Message {
  const code = CODES[severity - 1];
  if (code === undefined)
    throw new RangeError(`A severity is a whole number from 1 to 5, not ${severity}.`);
  return { code };
}
