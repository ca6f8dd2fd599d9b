import { readdirSync, readFileSync } from 'node:fs';
import { renderMarked } from '@vedetta/messages/marked.ts';
import { say } from '@vedetta/messages/say.ts';
import { expect, it } from 'vitest';
import { createTestEngine } from '../../test/engine.ts';
import { wayInWords } from '../formats/step.ts';
import type { FoundThing } from './found-thing.ts';
import { quote, quoteFirst, shownExcerpt, shownLine } from './quote.ts';

const seenIn = ({ summary, marks }: Pick<FoundThing, 'summary' | 'marks'>) =>
  marks.map(({ start, end }) => summary.slice(start, end));

/** Files that detectors put into words of ours, and the rule of one thing in each. */
const FILES: readonly [string, string | Uint8Array, string][] = [
  ['photo.jpg', '<?php system($_GET[0]); ?>', 'file-type/executable-disguised'],
  ['keys.txt', 'aws_access_key_id = AKIAQ3EGRBV7W2LXNKTP', 'secrets/'],
  ['note.txt', 'Sign in at http://203.0.113.7/login/account today', 'phishing/'],
  [
    'test.txt',
    String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`,
    'malware/eicar',
  ],
];

it.each(FILES)(
  'what is found in %s says the same as data and in English',
  async (name, text, rule) => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    const { rows } = await createTestEngine().scan(
      {
        bytes,
        filename: name,
        mime: null,
        path: [name],
      },
      () => undefined,
    );
    const things = rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
    expect(
      things.some((thing) => thing.rule.startsWith(rule) && thing.summaryMessage !== null),
    ).toBe(true);
    for (const thing of things) {
      const { summary, marks, summaryMessage, excerpt, excerptMessage } = thing;
      if (summaryMessage !== null) {
        expect(shownLine(summaryMessage)).toEqual({ summary, marks });
        const italian = renderMarked('it', summaryMessage);
        expect(italian.marks.length, italian.text).toBe(marks.length);
      }
      if (excerptMessage !== null) expect(shownExcerpt(excerptMessage)).toBe(excerpt);
      expect(wayInWords(thing.path).every((step) => step !== '')).toBe(true);
    }
  },
);

it('marks what was seen in any language, and nothing of a quotation is data', () => {
  const line = quote(
    say('quoteOnList', { seen: 'bad[.]example', list: 'Weapons' }),
    'bad[.]example',
  );
  expect(line).toMatchObject({ summary: 'bad[.]example on Weapons', excerptMessage: null });
  expect(seenIn(line)).toEqual(['bad[.]example']);
  expect(quote(['a ', { seen: 'b' }])).toEqual({
    summary: 'a b',
    summaryMessage: null,
    marks: [{ start: 2, end: 3 }],
    excerpt: 'a b',
    excerptMessage: null,
  });
  const many = quoteFirst([line, line, line], 2);
  expect(many.summary).toBe('bad[.]example on Weapons, bad[.]example on Weapons and 1 more');
  expect(many.excerptMessage).toEqual(many.summaryMessage);
});

it('cuts a long line, and its marks with it', () => {
  const { summary, marks } = quote(say('quoteDecoded', { seen: 'x'.repeat(300) }));
  expect(summary).toHaveLength(200);
  expect(marks).toEqual([{ start: 9, end: 200 }]);
});

it('every detector writes its lines with `quote`', () => {
  const folder = new URL('../detectors/', import.meta.url);
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.endsWith('mask.ts'))
    .filter((file) =>
      /^\s*(?:summary|marks|summaryMessage|excerptMessage)(?::|,$)/m.test(
        readFileSync(new URL(file, folder), 'utf8'),
      ),
    );
  expect(own).toEqual([]);
});
