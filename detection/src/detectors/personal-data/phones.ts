import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';
import type { PersonalDatum } from './personal-datum.ts';

/** With its country: `+39 …`, `0039 …`. */
const INTERNATIONAL = /(?<![\w.+])(?:\+|00)[1-9]\d{0,2}(?:[ .()/-]{0,2}\d){6,13}(?!\w|\.\d)/g;
/** Without: only where a word says that it is a telephone number. */
const SAID = new RegExp(
  [
    String.raw`\b(?:tel|tels|telefono|telephone|phone|cell|cellulare|mobile|mob|fax`,
    '|whatsapp|chiama(?:mi)?|call(?: me| us)?(?: at| on)?|contact',
    String.raw`|numero)\b[ .:#°,;|\t"'-]{0,4}(?:number |is |è |at |on |al )?`,
    String.raw`(?<number>\(?[0-9](?:[ .()/-]{0,2}\d){6,12})(?!\w|\.\d)`,
  ].join(''),
  'gi',
);
const COUNTRIES: readonly CountryCode[] = ['IT', 'US', 'GB'];

/** Telephone numbers that their country's plan gives out. */
export function findPhones(text: string): PersonalDatum[] {
  const phones: PersonalDatum[] = [];
  const add = (written: string, start: number, countries: readonly CountryCode[]) => {
    for (const country of countries) {
      const number = parsePhoneNumber(written.replace(/^00/, '+'), country);
      if (number?.isValid() !== true) continue;
      phones.push({
        kind: 'phone',
        start,
        end: start + written.length,
        identity: number.number,
        masked: `+${number.countryCallingCode} ••• ${number.nationalNumber.slice(-3)}`,
        isForTests: false,
      });
      return;
    }
  };
  for (const { 0: written, index } of text.matchAll(INTERNATIONAL)) add(written, index, ['IT']);
  for (const match of text.matchAll(SAID)) {
    const written = match.groups?.['number'] ?? '';
    if (!written.startsWith('00'))
      add(written, match.index + match[0].length - written.length, COUNTRIES);
  }
  return phones;
}
