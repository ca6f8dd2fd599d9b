import { describe, expect, it } from 'vitest';
import { foundIn } from '../../../test/found-in.ts';
import { explainThreats } from './find-threats.ts';

const rulesOf = (text: string) =>
  explainThreats(text).flatMap(({ threat, guard }) =>
    guard === null ? [threat.rule.id.replace('threats/it-', '')] : [],
  );

/** Infinitive, participle (masculine plural), future, conditional, present of a third person, with what follows it. */
const DEEDS = [
  'ammazzare ammazzati ammazzerò ammazzerei ammazza',
  'impiccare impiccati impiccherò impiccherei impicca',
  'fucilare fucilati fucilerò fucilerei fucila',
  'picchiare picchiati picchierò picchierei picchia',
  'accoltellare accoltellati accoltellerò accoltellerei accoltella',
  'bruciare bruciati brucerò brucerei brucia',
  'affogare affogati affogherò affogherei affoga',
  'sgozzare sgozzati sgozzerò sgozzerei sgozza',
  'uccidere uccisi ucciderò ucciderei uccide',
  'pestare pestati pesterò pesterei pesta',
  'investire investiti investirò investirei investe',
  'bastonare bastonati bastonerò bastonerei bastona',
  'appendere appesi appenderò appenderei appende',
  'sterminare sterminati sterminerò sterminerei stermina',
  'crocifiggere crocifissi crocifiggerò crocifiggerei crocifigge',
].map((forms) => forms.split(' ') as [string, string, string, string, string]);
const GROUPS = [
  'gli immigrati',
  'i disabili',
  'i medici',
  'i nigeriani',
  'i ciclisti',
  'quelli dell’ufficio acquisti',
  'i vostri tecnici',
];
const PEOPLE = [
  ...GROUPS,
  'Marco Rossi',
  'il dottor Verdi',
  'tua sorella',
  'la vostra segretaria',
  'chi lavora da voi',
  'quel bastardo del capo',
];

const ABOUT: readonly ((deed: (typeof DEEDS)[number], whom: string) => string)[] = [
  ([, done], whom) => `${whom} vanno ${done}.`,
  ([, done], whom) => `Secondo me ${whom} dovrebbero essere ${done}.`,
  ([, done], whom) => `${whom} meritano di venire ${done}.`,
  ([, done], whom) => `Spero che ${whom} vengano ${done}.`,
  ([infinitive], whom) => `${whom} sono da ${infinitive} tutti.`,
  ([infinitive], whom) => `${whom} si dovrebbero ${infinitive}.`,
  ([, done], whom) => `Presto ${whom} saranno ${done}.`,
  ([, done], whom) => `Che ${whom} siano ${done}!`,
  ([, done], whom) => `Arriverà il giorno in cui ${whom} verranno ${done}.`,
  ([, done], whom) => `Vorrei vedere ${whom} ${done}.`,
];
const AGAINST: typeof ABOUT = [
  ([infinitive], whom) => `Bisogna ${infinitive} ${whom}.`,
  ([infinitive], whom) => `Non vedo l’ora di ${infinitive} ${whom}.`,
  ([infinitive], whom) => `Sto andando a ${infinitive} ${whom}.`,
  ([infinitive], whom) => `Dovete ${infinitive} ${whom}.`,
  ([, , , would], whom) => `Se potessi ${would} ${whom}.`,
  ([, , , would], whom) => `Fosse per me ${would} ${whom}.`,
  ([, , will], whom) => `Giuro che prima o poi ${will} ${whom}.`,
  ([infinitive], whom) => `Chi mi aiuta a ${infinitive} ${whom}?`,
  ([infinitive], whom) => `Avrebbero dovuto ${infinitive} ${whom} anni fa.`,
  ([, , , , does], whom) => `Perché nessuno ${does} ${whom}?`,
  ([, , , , does], whom) => `Chi ${does} ${whom} fa bene.`,
  ([infinitive], whom) => `${infinitive} ${whom} dovrebbe essere legale.`,
];

describe('every deed in every mood, whoever suffers it', () => {
  it.each([
    ['about a group', ABOUT, GROUPS],
    ['against somebody', AGAINST, PEOPLE],
  ] as const)('is seen nearly always: %s', (_name, moods, victims) => {
    const said = moods.flatMap((say) =>
      DEEDS.flatMap((deed) => victims.map((whom) => say(deed, whom))),
    );
    const missed = said.filter((text) => foundIn(text).length === 0);
    // Verbs that are more often something else may be missed in a mood or two.
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(said.length * 0.03);
  });
});

describe('rules of what is said of people', () => {
  it.each([
    ['are-to-be', 'Siete da fucilare.'],
    ['are-to-be', 'Gli ebrei sono da bruciare vivi.'],
    ['are-to-be-elided', 'Politici tutti da impiccare!'],
    ['one-must', 'Certa gente si dovrebbe accoltellare.'],
    ['will-be', 'I traditori verranno appesi.'],
    ['day-when', 'Verrà il giorno in cui quei maledetti dirigenti saranno fatti a pezzi.'],
    ['that-be', 'Che i responsabili siano buttati dal ponte.'],
    ['hope-they-be', 'Spero che i vostri tecnici vengano presi a sprangate.'],
    ['why-nobody', 'Come mai nessuno li ammazza?'],
    ['who-does-well', 'Chi li accoltella ha ragione.'],
    ['on-the-way-to', 'Stiamo venendo a spaccarvi la faccia.'],
    ['you-must', 'Ragazzi dovete massacrarli.'],
    ['one-must', 'Quel prete lo si dovrebbe impiccare.'],
    ['no-way-out', 'I tifosi ospiti non escono vivi da qui.'],
    ['none-left', 'Non ci sarà un solo immigrato vivo in paese.'],
    ['they-get-cut', 'Ai giornalisti si taglia la lingua.'],
    ['place-burns-then', 'Sabato si brucia la casa del sindaco.'],
    ['end-of-rats', 'Facciamo fare agli stranieri la fine dei topi.'],
    ['found-dead', 'Tua moglie la trovi in un fosso.'],

    ['sabotage', 'Tagliate le gomme ai furgoni.'],
    ['finds-ruined', 'Ti ritrovi la macchina bruciata.'],
    ['ought-to-have', 'Bisognava gasarli tutti.'],
    ['see-suffer', 'Sogno di vedere i dirigenti presi a calci.'],
  ])('%s: %s', (rule, text) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it.each([
    'I file duplicati sono da eliminare.',
    'Le bistecche si devono battere bene.',
    'Gli ostaggi saranno giustiziati, dice il regime.',
    'I clienti sono da richiamare tutti.',
    'Gli evasori vanno puniti.',
    'I bulli vanno colpiti con sanzioni.',
    'L’attacco di Mario Draghi al governo non convince.',
    'Lo sparo di Luca ha fallito il bersaglio al poligono.',
    'Secondo me i medici devono essere ascoltati.',
    'Chi aiuta i colleghi fa bene.',
    'Perché nessuno saluta i colleghi?',
    'I clienti non escono mai tristi da qui.',
    'Lo si deve bruciare con cura, quel legno.',
    'La chiave la trovi nel cassetto.',
    'Ai giornalisti si manda il comunicato.',
    'Vanno eliminati i doppioni in anagrafica.',
    'Nessuno deve restare dentro durante la disinfestazione.',
    'Sono contraria alla pena di morte pure per l’assassino di mio fratello.',
    'Ho comprato una corda apposta per il giardino.',
    'Passo sopra agli errori.',
    'Vi servono due casse di acqua.',
    'Si devono uccidere le zanzare.',
    'Sono da ammazzare le ultime zanzare.',
    'Altre donne verranno uccise, se nessuno fa nulla.',
    'I bambini non si devono picchiare.',
    'I bambini non sono da picchiare.',
    'Stiamo andando a prendere i bambini.',
    'Dovete mettere sotto carica il telefono.',
    'Il killer doveva uccidere l’avvocato, dice il pentito.',
    'I tifosi si devono prendere per mano.',
    'I nuovi colleghi saranno presentati domani.',
  ])('leaves alone: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
