import { archives } from './families/archives.ts';
import { carriers } from './families/carriers.ts';
import { codes } from './families/codes.ts';
import { disguise } from './families/disguise.ts';
import { frauds } from './families/frauds.ts';
import { hostilePictures } from './families/hostile-pictures.ts';
import { insults } from './families/insults.ts';
import { likeness } from './families/likeness.ts';
import { lookAlike } from './families/look-alike.ts';
import { lsb } from './families/lsb.ts';
import { malware } from './families/malware.ts';
import { ocr } from './families/ocr.ts';
import { office } from './families/office.ts';
import { secrets } from './families/secrets.ts';
import { personalData } from './families/personal-data.ts';
import { pdf } from './families/pdf.ts';
import { phishing } from './families/phishing.ts';
import { ordinary } from './families/ordinary.ts';
import { position } from './families/position.ts';
import { textSpeed } from './families/text-speed.ts';
import { threats } from './families/threats.ts';
import { threatsReal } from './families/threats-real.ts';
import { watchList } from './families/watch-list.ts';
import { written } from './families/written.ts';
import type { Family } from './family.ts';

/** What is evaluated, in the order of the table. A new family is one file and one line here. */
export const FAMILIES: readonly Family[] = [
  ordinary,
  threatsReal,
  threats,
  insults,
  frauds,
  written,
  watchList,
  textSpeed,
  secrets,
  lookAlike,
  personalData,
  phishing,
  codes,
  likeness,
  lsb,
  disguise,
  malware,
  carriers,
  archives,
  office,
  pdf,
  ocr,
  position,
  hostilePictures,
];
