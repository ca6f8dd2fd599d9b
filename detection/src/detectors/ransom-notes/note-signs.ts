import type { Sign } from '../signs/sign.ts';
import { ENGLISH_NOTE_SIGNS } from './english-note-signs.ts';
import { ITALIAN_NOTE_SIGNS } from './italian-note-signs.ts';
import { COMMON_NOTE_SIGNS } from './common-note-signs.ts';

/** Lists that the patterns name. */
export const NOTE_LISTS: Readonly<Record<string, string>> = {
  things:
    'file|files|data|network|networks|server|servers|system|systems|computer|computers|documents|photos|' +
    'databases|backups|infrastructure|machines|machine|pc|nas|device|devices|disks|drives|' +
    'information|hosts|workstations',
  locked:
    'encrypted|crypted|locked|hacked|compromised|penetrated|breached|infected|pwned|ciphered|' +
    'cyphered|enciphered',
  taken:
    'stolen|stole|steal|exfiltrated|downloaded|copied|leaked|extracted|taken|uploaded|took|' +
    'stole|gathered',
  cose: 'file|dati|documenti|rete|server|sistemi|sistema|computer|archivi|database|backup|macchine|dischi',
};

/** All signs of ransom notes. */
export const NOTE_SIGNS: readonly Sign[] = [
  ...ENGLISH_NOTE_SIGNS,
  ...ITALIAN_NOTE_SIGNS,
  ...COMMON_NOTE_SIGNS,
];
