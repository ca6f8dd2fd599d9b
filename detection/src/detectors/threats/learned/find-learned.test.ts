import { describe, expect, it } from 'vitest';
import { findAll } from '../find-all.ts';
import { IDENTITIES } from './identities.ts';
import { readLearned } from './find-learned.ts';
import { isHarmless } from './harmless.ts';
import { packWeights, scoreOf, shippedModel, unpackWeights } from './model.ts';
import { windowsOf } from './windows.ts';

const model = shippedModel();
const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
const scored = (text: string) =>
  Math.max(...windowsOf(text).map((window) => scoreOf(window, model)));

describe('what was learnt of sentences', () => {
  it('finds threats that no rule describes, in both languages', () => {
    const texts = [
      'keep running your mouth online and see who knocks at your place at 3am',
      'we got your whole crew on camera leaving the depot, yall wont make it to friday',
      'drop the lawsuit or your wife finds out what the road looks like without brakes',
      'someone oughta drag these councillors out of their cars and teach them the hard way',
      'continua a parlare e vedi chi ti viene a bussare stanotte',
      'sappiamo a che ora esce tua figlia da danza, fai il bravo',
      'o ritirate la denuncia o il vostro capannone diventa cenere',
      'domani fuori da scuola te ne diamo tante che non ti riconosce manco tua madre',
    ];
    expect(
      texts.filter((text) => {
        const { threats, extortion, byParts, learned } = findAll(text);
        return threats.length + byParts.length + learned.length === 0 && extortion === null;
      }),
    ).toEqual([]);
  });

  it.each([
    'Can you bring the cake to the office on Friday? Everybody is coming.',
    'The team killed it last night, what a goal in the last minute!',
    'Please restart the server after the update and check the logs.',
    'My mum says dinner is at eight, do not be late.',
    'I will call you tonight about the invoice.',
    'Domani porto io la torta in ufficio, ci vediamo alle nove.',
    'Che partita ieri sera, li abbiamo distrutti nel secondo tempo!',
    'Ti chiamo stasera per la fattura, grazie.',
    'Riavviate il server dopo l’aggiornamento e controllate i log.',
  ])('tells nothing of: %s', (text) => {
    expect(readLearned(text).some(({ tells }) => tells)).toBe(false);
  });

  it.each([
    'see one.example.net',
    'see hxxps://one[.]example[.]net again',
    'visit shop.acme.com today',
    'write to anna@one.example.net',
    'see you tomorrow',
    'see attached',
    'a woman',
    'your eyes?',
    'watch this',
    'what a day',
    'ask your sister',
    'vedi sotto',
    'vedi one.example.net',
    'ci vediamo domani',
    'le tue mani',
    'guarda qui',
    'chiedi a tua sorella',
  ])('tells nothing of a line as short as: %s', (text) => {
    expect(readLearned(text).some(({ tells }) => tells)).toBe(false);
  });

  // Moods of threats with deeds that are none; beside each what only looks like it.
  it.each([
    ['Pensioners should all be cherished.', 'Pensioners should all be cherished, then drowned.'],
    [
      'I am going to encourage every one of those apprentices.',
      'I am going to hunt every one of those apprentices.',
    ],
    ['No nurse ought to be beaten.', 'No nurse ought to be breathing.'],
    [
      'Quei medici dovrebbero essere tutti ringraziati.',
      'Quei medici dovrebbero essere tutti impiccati.',
    ],
    ['Nessuno merita di essere picchiato.', 'Nessuno di loro deve sopravvivere.'],
  ])('tells a kind wish from a threat in its mood: %s', (kind, threat) => {
    expect(windowsOf(kind).some(isHarmless)).toBe(true);
    expect(windowsOf(threat).some(isHarmless)).toBe(false);
    expect(readLearned(kind).some(({ tells }) => tells)).toBe(false);
  });

  it('takes what the grammar knows for a quotation as one, and still reads what stands beside it', () => {
    const quoted = "Your 'death to the bankers' sign is disgraceful.";
    const beside = 'keep running your mouth online and see who knocks at your place at 3am';
    expect(findAll(quoted)).toMatchObject({ threats: [], byParts: [], learned: [] });
    expect(findAll(`${quoted} ${beside}`).learned).toHaveLength(1);
  });

  it('wants more of one window of a long text than of a post: each window is one more chance to be wrong', () => {
    const post = 'nice windows you have in that shop, would be sad to sweep them up';
    const before =
      'It rains a lot in this part of the country, and the harvest is late again. '.repeat(400);
    expect(readLearned(post).some(({ tells }) => tells)).toBe(true);
    expect(readLearned(`${before}${post}.`).some(({ tells }) => tells)).toBe(false);
  });

  it('does not care which group of people is named', () => {
    const groups = [
      'Muslims',
      'Jews',
      'Christians',
      'immigrants',
      'women',
      'gays',
      'refugees',
      'Italians',
    ];
    for (const frame of [
      (group: string) => `All ${group} should be drowned in the river.`,
      (group: string) => `My neighbours are ${group} and they bake the best bread.`,
    ]) {
      expect(new Set(groups.map((group) => scored(frame(group)).toFixed(6))).size).toBe(1);
    }
    expect(IDENTITIES.has('musulmani')).toBe(true);
  });

  it('says which words speak most for it, and in which sentence they stand', () => {
    const text =
      'Good morning all. we got your whole crew on camera leaving the depot, yall wont make it to friday';
    const [reading] = readLearned(text).filter(({ tells }) => tells);
    expect(reading).toMatchObject({ language: 'en' });
    expect(reading?.words.length).toBeGreaterThan(0);
    expect(text.slice(reading?.sentence.start, reading?.sentence.end)).toMatch(
      /^we got .* friday$/,
    );
  });

  it('reads a long text window by window and keeps the place', () => {
    const before =
      'It rains a lot in this part of the country, and the harvest is late again. '.repeat(40);
    const threat =
      'we got your whole crew on camera leaving the depot, yall wont make it to friday.';
    const told = readLearned(`${before}${threat} ${before}`).filter(({ tells }) => tells);
    expect(told).toHaveLength(1);
    expect(`${before}${threat} ${before}`.slice(told[0]?.start, told[0]?.end)).toContain(
      threat.slice(0, -1),
    );
  });

  it('says nothing of other languages', () => {
    const others = [
      'Je vais passer chez toi ce soir avec ma sœur pour fêter ton anniversaire, ne prépare rien.',
      'Wir kommen heute Abend mit dem Auto und bringen alles mit, was du für die Feier brauchst.',
      'Mañana por la noche vamos a tu casa con toda la familia para celebrar la fiesta del barrio.',
    ];
    expect(others.flatMap((text) => readLearned(text).filter(({ tells }) => tells))).toEqual([]);
  });

  it('is kept in a file that says when it is not whole', () => {
    const packed = packWeights(model.en);
    // As bytes: a million numbers compared one by one take a quarter of a minute.
    expect(Buffer.compare(bytesOf(unpackWeights(packed).steps), bytesOf(model.en.steps))).toBe(0);
    expect(() =>
      unpackWeights({
        ...packed,
        steps: packWeights({ ...model.en, steps: new Int8Array(3) }).steps,
      }),
    ).toThrow('model.json holds 3 weights where 1048576 are read. Train the model anew.');
  });
});
