import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { PersonalDatum } from './personal-datum.ts';

/** Country, two check digits, and letters and digits in one row or in groups of four. */
const NUMBER =
  /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/gi;
const SHORTEST = 15;

/**
 * Bank accounts whose length is that of their country and whose check digits are right (ISO 13616).
 */
export function findIbans(text: string): PersonalDatum[] {
  const accounts: PersonalDatum[] = [];
  for (const { 0: written, index } of text.matchAll(NUMBER)) {
    // A word may follow: `IT60 X054 2811 1010 0000 0123 456 per`.
    for (
      let length = written.length;
      length >= SHORTEST;
      length = written.lastIndexOf(' ', length - 1)
    ) {
      const part = written.slice(0, length);
      const number = electronicFormatIBAN(part);
      if (number === null || !isValidIBAN(number)) continue;
      accounts.push({
        kind: 'iban',
        start: index,
        end: index + part.length,
        identity: number,
        masked: `${number.slice(0, 4)} •••• ${number.slice(-4)}`,
        isForTests: false,
      });
      break;
    }
  }
  return accounts;
}
