import { say } from '@vedetta/messages/say.ts';
import type { Sign } from '../signs/sign.ts';

/** What posts of leak sites and markets say beside the name of a company. */
export const LEAK_SIGNS: readonly Sign[] = [
  {
    id: 'leak',
    language: 'any',
    points: 1,
    patterns: [
      '(leak|leaks|leaked|stolen|breach|breached|hacked|exfiltrated|dumped|ransomed|pwned|doxed)',
      '<size> ..4 (taken|stolen|downloaded|leaked|exfiltrated|data|dump|files|archive|' +
        'documents|database)',
      '(database|db|data|dump) ..3 (leak|leaked|dump|dumped|download|stolen|taken)',
      '(full|fresh|private) ..1 (database|dump|db|leak)',
      '(trafugat*|rubat*|esfiltrat*|violat*|hackerat*)',
      '(fuga|furto) ..1 dati',
    ],
    says: say('signDataLeak'),
    matches: ['40 GB taken last night', 'Full database for everyone', 'I dati sono stati rubati'],
    misses: ['We took the bus', 'The roof is old'],
    reason: 'Says that data of the company are in other hands.',
  },
  {
    id: 'amount',
    language: 'any',
    points: 1,
    patterns: [
      '<size>',
      '<number> (k|m|mln|million|thousand|mila|milioni)? ..1 (records|rows|lines|users|' +
        'accounts|customers|clients|emails|passports|employees|files|documents|entries|hosts|pcs|' +
        'computers|servers|righe|utenti|clienti|documenti|dipendenti)',
    ],
    says: say('signDataAmount'),
    matches: ['120 GB', '80 hosts', '30 thousand customers'],
    misses: ['8 o’clock'],
    reason: 'Whoever sells data says how much there is.',
  },
  {
    id: 'sale',
    language: 'any',
    points: 1,
    patterns: [
      '(selling|sell|sale|vendo|vendesi|vendita|wts|auction|asta)',
      '(blitz|escrow|garant|middleman|bid|bids|starting price|buy now)',
      '(price|start|step|prezzo) ..2 (<number>|<money>|k|negotiable|dm|pm)',
    ],
    says: say('signForSale'),
    matches: ['WTS, escrow welcome', 'Start 5000'],
    misses: ['She bought a coat'],
    reason: 'Words of markets.',
  },
  {
    id: 'access',
    language: 'any',
    points: 1,
    patterns: [
      '(domain|network|enterprise|local) ..1 (admin|access|administrator|user)',
      '(vpn|rdp|citrix|fortinet|fortigate|anydesk|webshell|shell|ssh|rdweb|cpanel|esxi|' +
        'vcenter) ..4 (access|admin|user|and|creds|credentials|root|of|to)',
      '(access|accesso|accessi|credentials|credenziali|creds) ..3 (to|of|for|alla|a|di|vpn|rdp|' +
        'rete|network)',
      '(initial access|no edr|no av|privileges|domain controller)',
    ],
    says: say('signNetworkAccess'),
    matches: ['RDP access to a shop', 'Credenziali VPN di una banca'],
    misses: ['There is a ramp for wheelchairs'],
    reason: 'Access to networks is sold to those who then lock the files.',
  },
  {
    id: 'pressure',
    language: 'any',
    points: 1,
    patterns: [
      '(timer|countdown|deadline)',
      '<number> ..1 (days|hours|giorni|ore) ..3 (left|remaining|until|publication|rimast*)',
      '(no|without) (deal|payment|answer|contact)',
      '(everything|all|data|files|tutto) ..3 (out|public|published|released|pubblic*)',
      '(sample|samples|proof|proofs|proof pack|screenshots|preview|esempi|prove)',
      '(company|victim|negotiations|management) ..3 (refused|refuses|ignored|ignores|silent|' +
        'pay|paid)',
    ],
    says: say('signPressure'),
    matches: ['Timer 3d', 'Samples inside', 'No deal and everything goes out'],
    misses: ['He left the room'],
    reason: 'Leak sites press the company in front of everybody.',
  },
  {
    id: 'kinds-of-data',
    language: 'any',
    points: 1,
    patterns: [
      '(finance|financial|accounting|hr|passports|contracts|customers|clients|employees|' +
        'personal|nda|sql|backups|emails|ssn|payroll|invoices|id cards) ..3 (finance|financial|' +
        'accounting|hr|passports|contracts|customers|clients|employees|personal|nda|sql|backups|' +
        'emails|ssn|payroll|invoices|data|documents)',
      '(contratti|fatture|clienti|dipendenti|bilanci|passaporti|documenti) ..3 (contratti|' +
        'fatture|clienti|dipendenti|bilanci|passaporti|personali)',
    ],
    says: say('signDataKinds'),
    matches: ['contracts, payroll, customers', 'fatture e contratti'],
    misses: ['the finance minister'],
    reason: 'Such posts list what was taken.',
  },
];
