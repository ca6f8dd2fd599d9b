import { guess } from './canonical.ts';
import type { Indicator, ReadList, Skipped } from './indicator.ts';

/** A list of one indicator a line, alone or as the first cell with its name in the second; `#` and `;` begin comments. */
export function readLines(text: string): ReadList {
  const indicators: Indicator[] = [];
  const skipped: Skipped[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const bare = line.replace(/^\ufeff/, '').trim();
    if (bare === '' || /^[#;]/.test(bare)) return;
    const [first = '', second = ''] = bare.split(/[,\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    // Lists of host files: an address, then the name.
    const known = guess(/^(?:0\.0\.0\.0|127\.0\.0\.1)\s+(\S+)/.exec(first)?.[1] ?? first);
    if (known === null) skipped.push({ where: `line ${index + 1}`, why: 'It is no address, host name, IP address, mail address, MD5, SHA-1 or SHA-256.' });
    else indicators.push({ ...known, called: second });
  });
  return { format: 'lines', role: null, indicators, skipped };
}
