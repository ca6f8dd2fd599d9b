import type { AnyStateMachine } from 'xstate';
import type { Walk } from './walk-types.ts';
import { redactEvent, redactSnapshot } from './redact.ts';
import { reveal, Secret } from './secret.ts';

/** The texts of all secrets inside a value. */
function secretsIn(value: unknown, above: ReadonlySet<object> = new Set()): string[] {
  if (value instanceof Secret) return [reveal(value)];
  if (typeof value !== 'object' || value === null || above.has(value)) return [];
  const inside = new Set(above).add(value);
  return Object.values(value).flatMap((member) => secretsIn(member, inside));
}

/**
 * Looks for the secrets that a walk told a machine: in the snapshots as they would be kept, and in
 * snapshots and events as an inspector sees them.
 *
 * @returns how many secrets there were, and where one of them stands
 */
export function secretsShownBy<Machine extends AnyStateMachine>(
  machine: Machine,
  { paths, refusals }: Walk<Machine>,
): { told: number; shown: readonly string[] } {
  const steps = [...paths, ...refusals].flatMap((path) => path.steps);
  const secrets = [...new Set(steps.flatMap(({ event }) => secretsIn(event)))].filter(
    (text) => text !== '',
  );
  if (secrets.length === 0) return { told: 0, shown: [] };
  const shown = [...new Set(steps)].flatMap(({ event, snapshot }) => {
    const seen = {
      'kept snapshot': machine.getPersistedSnapshot(snapshot),
      'inspected snapshot': redactSnapshot(snapshot),
      'inspected event': redactEvent(event),
    };
    return Object.entries(seen).flatMap(([where, what]) => {
      const text = JSON.stringify(what);
      return secrets.some((secret) => text.includes(secret))
        ? [`${where} after ${String(event.type)}`]
        : [];
    });
  });
  return { told: secrets.length, shown: [...new Set(shown)] };
}
