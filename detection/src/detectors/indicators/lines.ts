import { say } from '@vedetta/messages/say.ts';
import { canonical, guess } from './canonical.ts';
import type { Indicator, ReadList, Skipped } from './indicator.ts';

/** The first line of what the reference program for PDQ writes. */
const PDQ_HEADER = /^hash,quality,filename$/i;
/** Below this, by its authors' rule, a picture has too little in it to be told from others. */
const LEAST_QUALITY = 50;

/**
 * A list of one indicator a line, alone or as the first cell with its name in the second; `#` and
 * `;` begin comments. 64 digits are a SHA-256, `pdq:` before them the looks of a picture; under the
 * heading `hash,quality,filename` all lines are such.
 */
export function readLines(text: string): ReadList {
  const indicators: Indicator[] = [];
  const skipped: Skipped[] = [];
  let isPdq = false;
  text.split(/\r?\n/).forEach((line, index) => {
    const bare = line.replace(/^\ufeff/, '').trim();
    if (PDQ_HEADER.test(bare)) isPdq = true;
    if (PDQ_HEADER.test(bare)) return;
    if (bare === '' || /^[#;]/.test(bare)) return;
    const [first = '', second = '', third = ''] = bare
      .split(/[,\t]/)
      .map((cell) => cell.trim().replace(/^"|"$/g, ''));
    if (isPdq) {
      const read = Number(second) < LEAST_QUALITY ? null : canonical('image', first);
      if (read === null)
        skipped.push({
          where: say('listPlaceLine', { n: index + 1 }),
          why: say('indicatorPdqInvalid', { quality: LEAST_QUALITY }),
        });
      else indicators.push({ ...read, called: third });
      return;
    }
    // Lists of host files: an address, then the name.
    const known = guess(/^(?:0\.0\.0\.0|127\.0\.0\.1)\s+(\S+)/.exec(first)?.[1] ?? first);
    if (known === null)
      skipped.push({
        where: say('listPlaceLine', { n: index + 1 }),
        why: say('indicatorUnrecognised'),
      });
    else indicators.push({ ...known, called: second });
  });
  return { format: 'lines', role: null, indicators, skipped };
}
