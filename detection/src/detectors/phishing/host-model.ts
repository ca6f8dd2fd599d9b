import { inflateRawSync } from 'node:zlib';
import { readHost } from '../../formats/urls/host.ts';
import model from './host-model.json' with { type: 'json' };
import { TABLE_BITS, traitsOfHost } from './host-features.ts';

/**
 * How sure the model is: `likely` is a score that one of a thousand ordinary hosts reaches,
 * `possible` one of a hundred.
 */
export type Suspicion = 'likely' | 'possible';

let weights: Int8Array | null = null;

/**
 * The table, unpacked at first use. @throws when the file of the model does not fit this program.
 */
function table(): Int8Array {
  if (weights === null) {
    const bytes = inflateRawSync(Buffer.from(model.weights, 'base64'));
    if (bytes.length !== 1 << TABLE_BITS)
      throw new Error('host-model.json does not fit host-features.ts; train it anew.');
    weights = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return weights;
}

/**
 * Log-odds that a host name is one of a fraud, from its letters alone; null for an IP address.
 * Trained by `detection/evaluation/train-host-model.ts`.
 */
export function scoreOfHost(ascii: string): number | null {
  const host = readHost(ascii);
  if (host === null) return null;
  const traits = traitsOfHost(host);
  const known = table();
  let sum = 0;
  for (const place of traits) sum += known[place] ?? 0;
  return (sum * model.scale) / Math.sqrt(traits.length) + model.bias;
}

/**
 * So many hosts may stand in a text before each one is a further chance to be wrong that counts:
 * ten times as many for what is likely.
 */
const FEW = 4;

/**
 * What a score means; null for an ordinary one. One of a hundred ordinary hosts looks like a
 * fraud's by chance, and of a hundred links on a page one does: the more different hosts stand
 * there, the higher is what tells. Between `possible` and `likely` a score is ten times as rare.
 * @param hosts how many different ones stand beside each other
 */
export function suspicionOf(score: number | null, hosts = 1): Suspicion | null {
  if (score === null) return null;
  const tenfold = model.likely - model.possible;
  const rarer = (few: number) => tenfold * Math.max(0, Math.log10(hosts / few));
  if (score < model.possible + rarer(FEW)) return null;
  return score >= model.likely + rarer(FEW * 10) ? 'likely' : 'possible';
}

/** Parts of the name that speak most for a fraud, strongest first, as letters. */
export function tellingParts(ascii: string): string[] {
  const host = readHost(ascii);
  if (host === null) return [];
  const known = table();
  const words = `${host.subdomain}.${host.label}`.match(/[a-z]{3,}/g) ?? [];
  const scored = words.map((word) => {
    const traits = traitsOfHost({ ...host, subdomain: '', label: word });
    let sum = 0;
    for (const place of traits) sum += known[place] ?? 0;
    return { word, weight: sum / Math.sqrt(traits.length) };
  });
  const suffix = `.${host.suffix}`;
  return [...new Set(scored.sort((a, b) => b.weight - a.weight).map(({ word }) => word))]
    .slice(0, 3)
    .concat(suffix);
}
