import { describe, expect, it } from 'vitest';
import { findExtortion } from './extortion.ts';
import { ENGLISH_DOWN, ENGLISH_ON_CONDITION, ENGLISH_OTHERWISE } from './english/leak-phrases.ts';
import { foundIn } from '../../../test/found-in.ts';
import { ITALIAN_DOWN, ITALIAN_ON_CONDITION, ITALIAN_OTHERWISE } from './italian/leak-phrases.ts';

const isTold = (text: string) => {
  const threats = foundIn(text);
  return threats.length > 0 || findExtortion(text, threats) !== null;
};
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
type Frame = (demand: string, harm: string) => string;

const ENGLISH = {
  demands: [
    'pay us 5 BTC',
    'delete that post',
    'withdraw the complaint',
    'fire him',
    'resign',
    'hand over the passwords',
    'take down the article',
    'keep your mouth shut',
  ],
  harms: [
    'we leak your data',
    'we publish everything',
    'the photos go public',
    'we will DDoS you',
    'the press gets everything',
    'your wife sees the video',
    'everyone will know what you did',
    'I send the pictures to your boss',
    'your clients will find out',
    'something will happen to your kids',
  ],
  frames: [
    (d, h) => `${d} or ${h}.`,
    (d, h) => `${d} by Friday, otherwise ${h}.`,
    (d, h) => `If you don't ${d} ${h}.`,
    (d, h) => `Unless you ${d} within 48 hours, ${h}.`,
    (d, h) => `You have three days to ${d}. After that ${h}.`,
    (d, h) => `${d}. If not, ${h}.`,
  ] as Frame[],
};
const ITALIAN = {
  demands: [
    'pagate 5 BTC',
    'cancella quel post',
    'ritira la denuncia',
    'licenziatelo',
    'dimettiti',
    'dateci le password',
    'togliete l’articolo',
    'tieni la bocca chiusa',
  ],
  harms: [
    'pubblichiamo i vostri dati',
    'diffondiamo tutto',
    'i vostri clienti riceveranno i file',
    'le foto finiscono online',
    'vi buttiamo giù il sito',
    'i giornali avranno tutto',
    'tua moglie vedrà il video',
    'tutti sapranno cosa hai fatto',
    'mando i video al tuo capo',
    'succede qualcosa ai tuoi figli',
  ],
  frames: [
    (d, h) => `${d} o ${h}.`,
    (d, h) => `${d} entro venerdì, altrimenti ${h}.`,
    (d, h) => `${d}, sennò ${h}.`,
    (d, h) => `Avete 48 ore: ${d}. Poi ${h}.`,
    (d, h) => `${d}. In caso contrario ${h}.`,
  ] as Frame[],
};

describe('what hangs on a condition', () => {
  it.each([
    ['English', ENGLISH],
    ['Italian', ITALIAN],
  ] as const)(
    'is extortion, whatever is asked for and whatever is to come out: %s',
    (_language, { demands, harms, frames }) => {
      const missed = frames
        .flatMap((frame) =>
          demands.flatMap((demand) => harms.map((harm) => capital(frame(demand, harm)))),
        )
        .filter((text) => !isTold(text));
      expect(missed).toEqual([]);
    },
  );

  it('also where the police are named, as they are in most such letters, and where harmless words stand elsewhere in a long text', () => {
    for (const text of [
      'Do not call the police or we publish everything.',
      'If you call the police we leak your data.',
      'Se chiamate la polizia diffondiamo tutto.',
      `We ask for your consent. ${'Words of a long letter. '.repeat(20)}Pay or we leak your data.`,
    ])
      expect(isTold(text), text).toBe(true);
  });

  it('is looked for within a bounded distance: a text that is not cut into sentences is never read to its ends at each match', () => {
    for (const pattern of [
      ENGLISH_OTHERWISE,
      ENGLISH_ON_CONDITION,
      ENGLISH_DOWN,
      ITALIAN_OTHERWISE,
      ITALIAN_ON_CONDITION,
      ITALIAN_DOWN,
    ])
      expect(pattern).not.toMatch(/\.[*+]/);
  });

  it.each([
    'Delete that post or we burn down your shop.',
    'If you talk to the police we kill your brother.',
    'Paga o ti spacco le gambe.',
    'Paga o pubblico.',
    'Your website goes dark at noon and stays dark till you pay us ten grand.',
    'Everyone at your church will learn what you did, except if an envelope is left under the bench.',
    'Unless you drop the charges, your brother is going to have a very bad time.',
    'La chiave di decrittazione costa diecimila euro.',
    'Tuo figlio sta con noi, porta i soldi.',
    'Il silenzio ha un prezzo di mille euro.',
    'Pagate, altrimenti lo mettiamo online.',
  ])('is also violence: %s', (text) => {
    expect(isTold(text)).toBe(true);
  });

  it.each([
    'Send the corrections by Friday, otherwise we publish the article as it stands.',
    'If you do not object within 14 days, we will publish your photos on our website.',
    'Please log in within 30 days or we will delete your data.',
    'Unless you tell us otherwise, we will share your contact details with our partners.',
    'If you have not received the files, we will send them to your colleagues again.',
    'If you do not renew the certificate, the site goes down on Monday.',
    'Finish the slides tonight or everyone will know what happens in the next season.',
    'We will upload the recordings to the intranet unless you object.',
    'Change your password or your accounts will be at risk.',
    'Criminals say: pay or we leak your data. Do not pay, call the police.',
    'The gang threatened to publish the files unless the hospital paid.',
    'If you ignore this letter we will take you to court.',
    'If you do not want your photos to end up online, change your privacy settings.',
    'How much is it worth to you that the train is on time?',
    'I would hate for you to find the office closed, so call first.',
    'Abbiamo subito un attacco ransomware nella notte, i backup sono integri e non pagheremo alcun riscatto.',
    'We were hacked, our data may be published and we will not pay the ransom.',
    'Tuo figlio sta con noi stasera.',
    'Se non rispondete entro venerdì pubblichiamo la graduatoria.',
    'Avete due giorni per iscrivervi, poi pubblichiamo i risultati online.',
    'Mandami le foto o le carico io sul drive.',
    'Rispondi oppure mando la mail a tua madre per gli auguri.',
    'Se non hai ricevuto i documenti li invio al collega.',
    'Confermate entro domani, altrimenti mandiamo i file a un altro tipografo.',
    'Se non viene nessuno giro il video da solo.',
    'Se non vuoi che le foto finiscano online, cambia le impostazioni della privacy.',
    'Il gruppo ha minacciato di pubblicare i dati se l’ospedale non paga.',
    'Se non paghi il bollo la multa arriva a casa.',
    'Fate sparire quella macchia per sempre.',
  ])('is none in: %s', (text) => {
    expect(isTold(text)).toBe(false);
  });
});
