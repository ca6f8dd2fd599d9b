/**
 * An example of two classes: the places of its traits (each worth one over the root of how many
 * there are), what it is, how much it counts.
 */
export interface Example {
  traits: Int32Array;
  is: boolean;
  counts: number;
}

const MEMORY = 8;
const MOST_STEPS = 200;
/** The gradient has shrunk to this share of what it was at the beginning. */
const ENOUGH = 2e-3;

/**
 * Logistic regression with a quadratic penalty (as liblinear's, the bias included), by L-BFGS:
 * always the same for the same examples.
 *
 * @param traits how many there are
 * @param strength what an example may cost beside the penalty; smaller is smoother
 */
export function fitLogistic(
  examples: readonly Example[],
  traits: number,
  strength: number,
): { bias: number; weights: Float64Array } {
  // The bias is a trait of all, the last one, worth one.
  const size = traits + 1;
  const at = new Float64Array(size);
  const worth = examples.map((example) => 1 / Math.sqrt(Math.max(1, example.traits.length)));
  const scoreOf = (weights: Float64Array, index: number) => {
    const example = examples[index];
    let sum = 0;
    for (const trait of example?.traits ?? []) sum += weights[trait] ?? 0;
    return sum * (worth[index] ?? 0) + (weights[traits] ?? 0);
  };
  const measure = (weights: Float64Array) => {
    const gradient = Float64Array.from(weights);
    let cost = dot(weights, weights) / 2;
    for (const [index, { traits: own, is, counts }] of examples.entries()) {
      const margin = (is ? 1 : -1) * scoreOf(weights, index);
      cost +=
        strength *
        counts *
        (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
      const slope = ((is ? -1 : 1) * strength * counts) / (1 + Math.exp(margin));
      const each = slope * (worth[index] ?? 0);
      for (const trait of own) gradient[trait] = (gradient[trait] ?? 0) + each;
      gradient[traits] = (gradient[traits] ?? 0) + slope;
    }
    return { cost, gradient };
  };
  let now = measure(at);
  const first = Math.sqrt(dot(now.gradient, now.gradient));
  const history: { moved: Float64Array; turned: Float64Array; by: number }[] = [];
  for (
    let step = 0;
    step < MOST_STEPS && Math.sqrt(dot(now.gradient, now.gradient)) > ENOUGH * first;
    step += 1
  ) {
    const direction = descent(now.gradient, history);
    const slope = dot(direction, now.gradient);
    let length = step === 0 ? 1 / first : 1;
    let next = at;
    let then = now;
    do {
      next = at.map((value, trait) => value + length * (direction[trait] ?? 0));
      then = measure(next);
      length /= 2;
    } while (then.cost > now.cost + 1e-4 * length * 2 * slope && length > 1e-10);
    const moved = next.map((value, trait) => value - (at[trait] ?? 0));
    const turned = then.gradient.map((value, trait) => value - (now.gradient[trait] ?? 0));
    const by = dot(moved, turned);
    if (by > 1e-12) history.push({ moved, turned, by });
    if (history.length > MEMORY) history.shift();
    at.set(next);
    now = then;
  }
  return { bias: at[traits] ?? 0, weights: at.subarray(0, traits) };
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The two loops of L-BFGS. */
function descent(
  gradient: Float64Array,
  history: readonly { moved: Float64Array; turned: Float64Array; by: number }[],
): Float64Array {
  const direction = gradient.map((value) => -value);
  const add = (other: Float64Array, times: number) => {
    for (let at = 0; at < direction.length; at += 1)
      direction[at] = (direction[at] ?? 0) + times * (other[at] ?? 0);
  };
  const shares = history
    .toReversed()
    .map(({ moved, turned, by }) => {
      const share = dot(moved, direction) / by;
      add(turned, -share);
      return share;
    })
    .reverse();
  const last = history.at(-1);
  if (last !== undefined) {
    const scale = last.by / dot(last.turned, last.turned);
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * scale;
  }
  for (const [index, { moved, turned, by }] of history.entries())
    add(moved, (shares[index] ?? 0) - dot(turned, direction) / by);
  return direction;
}
