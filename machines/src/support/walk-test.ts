import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { expect, test } from 'vitest';
import { hunt } from './mutation.ts';
import { walk } from './paths.ts';
import type { WalkOptions } from './walk-types.ts';
import { recordOf } from './record.ts';
import { secretsShownBy } from './secrets.ts';

/** Share of mutants that a walk must catch. */
const CAUGHT_AT_LEAST = 0.95;

/**
 * Registers the tests that every machine must pass, and prints its coverage and its mutants.
 *
 * @param machine the machine
 * @param options payloads, projection and invariants, see `walk`
 */
export function testWalk<Machine extends AnyStateMachine>(
  machine: Machine,
  options: WalkOptions<Machine>,
): void {
  const walked = walk(machine, options);
  const found = hunt(machine, options, walked);
  process.stdout.write(
    `${walked.summary}, ${found.caught}/${found.mutants} mutants caught (${found.byInvariant} ` +
      `break an invariant or throw)\n`,
  );
  for (const survivor of found.survivors) process.stdout.write(`  survivor: ${survivor}\n`);

  test(`${machine.id}: every state is entered and every transition taken`, () => {
    expect(walked.missedStates).toEqual([]);
    expect(walked.missedTransitions).toEqual([]);
  });
  test(`${machine.id}: every invariant holds in every state (${Object.keys(options.invariants).join('; ')})`, () => {
    expect(Object.keys(options.invariants).length).toBeGreaterThan(0);
    expect(walked.broken.slice(0, 5)).toEqual([]);
  });
  const { told, shown } = secretsShownBy(machine, walked);
  if (told > 0) {
    test(
      `${machine.id}: none of the ${told} secrets that it is told stands in a snapshot that is ` +
        'kept or inspected, or in an inspected event',
      () => {
        expect(shown).toEqual([]);
      },
    );
  }
  test(`${machine.id}: every state says what it is`, () => {
    expect(
      getStateNodes(machine)
        .filter((node) => (node.description ?? '') === '')
        .map((node) => node.id),
    ).toEqual([]);
  });
  test(
    `${machine.id}: every path leads where its record says (walks/${machine.id}.txt; if the ` +
      'change is meant, run vitest with --update and read the difference)',
    async () => {
      await expect(recordOf(machine, options.input, walked)).toMatchFileSnapshot(
        fileURLToPath(new URL(`../../walks/${machine.id}.txt`, import.meta.url)),
      );
    },
  );
  test(`${machine.id}: at least 95% of its mutants are caught`, () => {
    expect(found.mutants).toBeGreaterThan(0);
    expect(
      found.caught / found.mutants,
      `survivors:\n${found.survivors.join('\n')}`,
    ).toBeGreaterThanOrEqual(CAUGHT_AT_LEAST);
  });
}
