import { createHash } from 'node:crypto';
import { z } from 'zod';
import { findSecrets, type Secret } from '../../src/detectors/secrets/find-secrets.ts';
import type { Data, Family, Measure } from '../family.ts';
import { leastProcessorMs } from '../least.ts';
import { jsonLines } from '../read.ts';

const Example = z.object({
  source: z.enum(['kingfisher', 'noseyparker']),
  rule: z.string(),
  label: z.union([z.literal(0), z.literal(1)]),
  text_b64: z.string(),
});
const Leak = z.object({
  path: z.string(),
  risk: z.number(),
  informative: z.number(),
  content_b64: z.string(),
});
const Tweet = z.object({ class: z.number(), text: z.string() });
const decode = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

/**
 * Cut once more by vendor: rules were written looking at the one part; the other, whose examples
 * nobody printed, confirms them.
 */
const vendorOf = (rule: string) => rule.split('.')[1] ?? '';
const isLook = (vendor: string) =>
  (createHash('sha256').update(`vedetta-look:${vendor}`).digest()[0] ?? 0) % 2 === 0;
const share = (
  texts: readonly string[],
  test: (secrets: readonly Secret[]) => boolean = (secrets) => secrets.length > 0,
) =>
  texts.length === 0 ? 0 : texts.filter((text) => test(findSecrets(text))).length / texts.length;

const PEERS: Readonly<Record<string, string>> = {
  kingfisher: "gitleaks' rules 0.476",
  noseyparker: "gitleaks' rules 0.582",
};

function examples(data: Data): Measure[] {
  const rows = jsonLines(data, 'secrets-rules', Example).map((row) => ({
    ...row,
    text: decode(row.text_b64),
    isLook: isLook(vendorOf(row.rule)),
  }));
  const positive = rows.filter(({ label }) => label === 1);
  const negative = rows.filter(({ label }) => label === 0).map(({ text }) => text);
  const recalls = (['kingfisher', 'noseyparker'] as const).flatMap((source) =>
    [true, false].map((look): Measure => {
      const texts = positive
        .filter((row) => row.source === source && row.isLook === look)
        .map(({ text }) => text);
      return {
        metric: `${source} examples found, ${look ? 'look' : 'confirm'}: ${texts.length}`,
        ours: share(texts),
        unit: 'share',
        peer: look ? null : (PEERS[source] ?? null),
        target: { at: 'least', value: 0.85 },
        speed: null,
      };
    }),
  );
  return [
    ...recalls,
    {
      metric: 'of all examples, told as made up',
      ours: share(
        positive.map(({ text }) => text),
        (secrets) => secrets.length > 0 && secrets.every(({ isMadeUp }) => isMadeUp),
      ),
      unit: 'share',
      peer: null,
      target: null,
      speed: null,
    },
    {
      metric: `negative examples flagged, of ${negative.length}`,
      ours: share(negative),
      unit: 'share',
      peer: "gitleaks' rules 21/67 (0.313)",
      target: { at: 'most', value: 0.15 },
      speed: null,
    },
  ];
}

/**
 * Lines with a secret, up to the number that a file has; what is beyond its secrets and sensitive
 * lines is false.
 */
function leaks(data: Data): Measure[] {
  let risk = 0;
  let found = 0;
  let wrong = 0;
  for (const file of jsonLines(data, 'secrets-leaky-repo', Leak)) {
    const text = decode(file.content_b64);
    const lines = new Set(
      findSecrets(text).map(({ valueStart }) => text.slice(0, valueStart).split('\n').length),
    ).size;
    risk += file.risk;
    found += Math.min(lines, file.risk);
    wrong += Math.max(0, lines - file.risk - file.informative);
  }
  return [
    {
      metric: `leaky-repo, of ${risk} lines with a secret`,
      ours: found / risk,
      unit: 'share',
      peer: "gitleaks' rules 14/53 (0.264)",
      target: { at: 'least', value: 0.849 },
      speed: null,
    },
    {
      metric: 'leaky-repo, lines flagged beyond the sensitive ones',
      ours: wrong,
      unit: 'count',
      peer: null,
      target: { at: 'most', value: 3 },
      speed: null,
    },
  ];
}

async function speed(corpus: string): Promise<number> {
  const text = corpus.repeat(Math.ceil(8e6 / corpus.length));
  return text.length / 1000 / (await leastProcessorMs(() => findSecrets(text)));
}

/**
 * Secrets on the examples of other scanners' rules, on a repository made to leak, and on tweets,
 * which have none.
 */
export const secrets: Family = {
  id: 'secrets',
  title: 'Secrets',
  sets: ['secrets-rules', 'secrets-leaky-repo', 'text-davidson-en'],
  async measure(data) {
    const tweets = jsonLines(data, 'text-davidson-en', Tweet).map(({ text }) => text);
    const files = jsonLines(data, 'secrets-leaky-repo', Leak)
      .map(({ content_b64 }) => decode(content_b64))
      .join('\n');
    return [
      ...examples(data),
      ...leaks(data),
      {
        metric: `tweets flagged, of ${tweets.length}`,
        ours: tweets.filter((text) => findSecrets(text).length > 0).length,
        unit: 'count',
        peer: null,
        target: { at: 'most', value: 0 },
        speed: null,
      },
      {
        metric: 'speed on tweets',
        ours: await speed(tweets.join('\n')),
        unit: 'MB/s',
        peer: "gitleaks' rules 5.6 MB/s",
        target: { at: 'least', value: 50 },
        speed: null,
      },
      {
        metric: 'speed on files full of secrets',
        ours: await speed(files),
        unit: 'MB/s',
        peer: null,
        target: null,
        speed: null,
      },
    ];
  },
};
