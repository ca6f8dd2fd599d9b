import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../src/engine/engine.ts';
import { FORMS, type Stressed } from '../../test/files/make-forms.ts';
import type { Family } from '../family.ts';

/**
 * Threats and extortion in both languages, in words that the detector knows: what is measured is
 * the form that they come in.
 */
const SENTENCES: readonly Stressed[] = [
  ['We will ', 'kill', ' your director on Friday.'],
  ['', 'Bruceremo', ' il vostro magazzino questa notte.'],
  ['Pay us ', '5 BTC', ' within 48 hours or we publish your database.'],
  ['Pagate ', '5000 euro', ' entro venerdì altrimenti pubblichiamo i vostri dati.'],
];
/**
 * What packages come with for people and for machines; the lock file pins them, so every checkout
 * has the same.
 */
const DOCUMENT =
  /(?:^|\/)(?:readme|changelog|license|contributing|security)[^/]*\.(?:md|txt|html?)$|\/package\.json$|\.svg$|\.html$/i;
const LARGEST = 400_000;
const MOST = 2_000;

/**
 * A threat in all that files are written in, and the documents of software, in which nobody
 * threatens, deceives or insults.
 */
export const written: Family = {
  id: 'written',
  title: 'Whatever texts are written in',
  sets: [],
  async measure(data) {
    const engine = createEngine();
    const toldBy = async (name: string, content: string | Uint8Array) => {
      const { rows } = await engine.scan(
        {
          bytes: new Uint8Array(Buffer.from(content as string)),
          filename: name,
          mime: null,
          path: [name],
        },
        () => undefined,
      );
      return new Set(
        rows.filter(({ outcome }) => outcome.kind === 'found').map(({ detector }) => detector),
      );
    };
    const missed: string[] = [];
    for (const [form, make] of Object.entries(FORMS)) {
      for (const stressed of SENTENCES)
        if (!(await toldBy(...make(stressed.join(''), stressed))).has('threats')) missed.push(form);
    }
    const files = documentsIn(data.packages);
    const claimed = { threats: 0, phishing: 0, insults: 0 };
    for (const file of files) {
      const told = await toldBy(file, readFileSync(join(data.packages, file)));
      for (const family of ['threats', 'phishing', 'insults'] as const)
        claimed[family] += told.has(family) ? 1 : 0;
    }
    const shareOf = (family: keyof typeof claimed, most: number) =>
      ({
        ours: claimed[family] / files.length,
        unit: 'share',
        peer: null,
        target: { at: 'most', value: most },
        speed: null,
      }) as const;
    const all = Object.keys(FORMS).length * SENTENCES.length;
    return [
      {
        metric:
          `threats and extortion found, ${SENTENCES.length} sentences in ` +
          `${Object.keys(FORMS).length} forms made ` +
          `here${missed.length === 0 ? '' : ` (not: ${[...new Set(missed)].join(', ')})`}`,
        ours: (all - missed.length) / all,
        unit: 'share',
        peer: null,
        target: { at: 'least', value: 0.99 },
        speed: null,
      },
      {
        metric: `threats claimed in ${files.length} documents of software, none of which threatens`,
        ...shareOf('threats', 0.005),
      },
      {
        metric: 'links to frauds claimed in them, none of which has one',
        ...shareOf('phishing', 0.05),
      },
      { metric: 'insults claimed in them', ...shareOf('insults', 0.005) },
    ];
  },
};

/** A sample of them, in the order of their names. */
function documentsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => DOCUMENT.test(`/${path}`) && !path.startsWith('@vedetta/'))
    .sort();
  const step = Math.max(1, Math.ceil(files.length / MOST));
  return files.filter(
    (path, at) => at % step === 0 && readFileSync(join(folder, path)).length < LARGEST,
  );
}
