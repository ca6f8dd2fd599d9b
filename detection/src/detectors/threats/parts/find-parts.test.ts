import { describe, expect, it } from 'vitest';
import { findByParts } from './find-parts.ts';

const kindsOf = (text: string) => findByParts(text).map(({ kind }) => kind);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Each harm with each person and each sign that it is meant: none of the sentences stands anywhere else. */
const ENGLISH = {
  harms: [
    'a can of petrol',
    'the shotgun',
    'a bottle of acid',
    'six bullets',
    'a noose',
    'a crowbar',
  ],
  whoms: [
    'your daughter',
    'your warehouse',
    'your drivers',
    'your mum',
    'your front door',
    'your kneecaps',
  ],
  frames: [
    (h, w) => `tonight ${h} is coming to ${w}.`,
    (h, w) => `I have got ${h} and I know ${w}.`,
    (h, w) => `keep talking and ${w} gets ${h}.`,
    (h, w) => `${w} deserves ${h}.`,
    (h, w) => `${h}, ${w}: guess which night.`,
  ] as ((harm: string, whom: string) => string)[],
};
const ITALIAN = {
  harms: [
    'una tanica di benzina',
    'il fucile',
    'una bottiglia di acido',
    'sei proiettili',
    'un cappio',
    'una spranga',
  ],
  whoms: [
    'tua figlia',
    'il vostro magazzino',
    'i vostri autisti',
    'tua madre',
    'la tua porta',
    'il tuo negozio',
  ],
  frames: [
    (h, w) => `stanotte ${h} arriva per ${w}.`,
    (h, w) => `ho comprato ${h} e conosco ${w}.`,
    (h, w) => `continua pure, poi ${w} trova ${h}.`,
    (h, w) => `${w} si merita ${h}.`,
    (h, w) => `${h} e ${w}: indovina quando.`,
  ] as ((harm: string, whom: string) => string)[],
};

describe('a threat by its parts', () => {
  it.each([
    ['English', ENGLISH],
    ['Italian', ITALIAN],
  ] as const)(
    'is a harm, somebody of the reader’s and a sign that it is meant, however they are put: %s',
    (_language, { harms, whoms, frames }) => {
      const missed = frames
        .flatMap((frame) =>
          harms.flatMap((harm) => whoms.map((whom) => capital(frame(harm, whom)))),
        )
        .filter((text) => findByParts(text).length === 0);
      expect(missed).toEqual([]);
    },
  );

  it.each([
    'Diesel and a lighter, that is all your barn needs.',
    'Your foreman leaves in a wheelchair before the week is out.',
    'Broken glass in the baby food, on all of your shelves, from Monday.',
    'My cousins have the baseball bats ready, wait till you get off the bus.',
    'The bolts on your wheels are loosened already, good luck on the motorway.',
    'Sleep well, your bedroom window does not lock.',
    'Il gasolio ce l’ho già, manca solo che il vostro cantiere chiuda stasera.',
    'Il tuo caporeparto torna a casa in carrozzina entro il mese.',
    'Chiodi sotto le gomme dei vostri furgoni, ogni notte.',
    'I miei cugini hanno le mazze pronte, aspetta che tuo fratello esca.',
    'I bulloni delle tue ruote li ho già svitati, buon viaggio domani.',
    'Tua nonna vive sola e la porta è sempre aperta, vero?',
  ])('is found in: %s', (text) => {
    expect(kindsOf(text)).toEqual(['threat']);
  });

  it.each([
    'Four thousand in cash, else your congregation sees the pictures.',
    'Deposit 3 BTC and your patient records stay private.',
    'Bring 500 euros a week and nobody touches your restaurant; the barber refused, and they burned him.',
    'Tremila euro in contanti, altrimenti i tuoi messaggi arrivano a tuo marito.',
    'Versate 2 BTC e le cartelle cliniche restano nel cassetto.',
    'Senza il versamento i vostri contratti vanno alla concorrenza.',
  ])('is extortion where something is asked for: %s', (text) => {
    expect(kindsOf(text)).toEqual(['extortion']);
  });

  it('may be spread over sentences that follow each other: two, or scraps of thirty words together', () => {
    expect(kindsOf('See that showroom of yours? Petrol, match, goodbye. This Saturday.')).toEqual([
      'threat',
    ]);
    expect(kindsOf('I have the petrol. See you at your shop.')).toEqual(['threat']);
    expect(
      kindsOf(
        `I have the petrol. ${'It rains a lot in this part of the country. '.repeat(4)}See you at your shop.`,
      ),
    ).toEqual([]);
  });

  it('says which words are which part', () => {
    const text = 'Tonight the petrol goes through your letterbox.';
    const [found] = findByParts(text);
    expect(
      Object.values(found?.parts ?? {}).map(({ part: { role, id }, start, end }) => [
        role,
        id,
        text.slice(start, end),
      ]),
    ).toEqual([
      ['harm', 'arms', 'petrol'],
      ['whom', 'yours', 'your letterbox'],
      ['frame', 'soon', 'Tonight'],
    ]);
  });

  it.each([
    ['news', 'Police said a man poured petrol on his neighbour’s car on Friday night.'],
    [
      'news',
      'I carabinieri hanno arrestato l’uomo che aveva lasciato due proiettili davanti al tuo bar.',
    ],
    ['a film', 'In the next episode he puts a bomb in your favourite cafe.'],
    ['a game', 'Prendi il fucile al livello tre, la tua squadra ti aspetta.'],
    ['a quotation', 'He wrote: “your kids will need a coffin by Monday” and was banned.'],
    ['a victim', 'I was attacked with a hammer at your station last week.'],
    ['condemnation', 'Anyone who threatens your kids with a knife belongs in court.'],
    ['vermin', 'I have put rat poison behind your shed, the rats will be gone by Monday.'],
    ['work', 'The invoice of 900 euros is due on Friday, please send it to your accountant.'],
    ['work', 'We will shut down your servers tonight for maintenance.'],
    ['work', 'Please leave by the back door of your office during the fire drill.'],
    [
      'work',
      'Il saldo di 900 euro va versato entro venerdì, altrimenti la fattura risulta scaduta.',
    ],
    ['school', 'Your daughter walks home on Wednesdays with ours, is that fine?'],
    ['a shop', 'Your knives will be sharpened by Thursday.'],
    ['a doctor', 'Your knee will hurt for some days after the surgery.'],
    ['cucina', 'Stasera accendo il fuoco e ti preparo la grigliata.'],
    ['un complimento', 'Che bella la tua bambina, quanti anni ha?'],
    ['un trasloco', 'Domani vengo con il furgone a prendere il tuo divano.'],
    ['un meccanico', 'Ti cambio i freni della macchina entro sabato.'],
    ['benzina', 'Domani ti porto i soldi della benzina.'],
  ])('is none in %s: %s', (_, text) => {
    expect(
      findByParts(text).map(({ parts }) =>
        Object.values(parts).map(({ part, start, end }) => `${part.id}: ${text.slice(start, end)}`),
      ),
    ).toEqual([]);
  });
});
