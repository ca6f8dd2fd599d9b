import { severityOfScore } from '../../src/engine/detector.ts';
import type { FoundThing } from '../../src/engine/found-thing.ts';
import { createTestEngine } from '../engine.ts';

const engine = createTestEngine();
export const text = (content: string): Uint8Array => new TextEncoder().encode(content);

async function thingsIn(bytes: Uint8Array, filename: string): Promise<FoundThing[]> {
  const { rows } = await engine.scan(
    { bytes, filename, mime: null, path: [filename] },
    () => undefined,
  );
  return rows.flatMap(({ outcome }) => (outcome.kind === 'found' ? outcome.things : []));
}

/** The rules of the family with their severities: `script-sent (3)`. */
export const carriersIn = async (bytes: Uint8Array, filename: string): Promise<string[]> =>
  (await thingsIn(bytes, filename))
    .filter(({ rule }) => rule.startsWith('carriers/'))
    .map(({ rule, score }) => `${rule.slice('carriers/'.length)} (${severityOfScore(score)})`);

/** The highest severity of all families; 0 where nothing was found. */
export const worstOf = async (bytes: Uint8Array, filename: string): Promise<number> =>
  Math.max(0, ...(await thingsIn(bytes, filename)).map(({ score }) => severityOfScore(score)));
