import {
  alertEventBetween,
  alertStatusMachine,
  FILE_SCAN_STATUSES,
  fileScanMachine,
  scanEventBetween,
} from '@vedetta/machines/lifecycles';
import type { EventRow } from './store/events.ts';

/** Of the `@statelyai/inspect` protocol. */
const VERSION = '0.7.2';

/** One message of that protocol, as far as entities have something to say in it. */
export interface InspectionMessage {
  type: '@xstate.actor' | '@xstate.event' | '@xstate.snapshot';
  sessionId: string;
  createdAt: string;
  [member: string]: unknown;
}

interface Step {
  sessionId: string;
  machine: { id: string; config: unknown };
  before: string | null;
  after: string;
  event: string;
  context: object;
}

/**
 * Tells committed events as messages of life-cycle actors: one per alert and one per scan of a
 * file. It remembers which actors it has introduced and how they stood.
 */
export class EntityActors {
  #standing = new Map<string, string>();

  /** @returns messages in their order; none for events about things without a life cycle. */
  tell(row: EventRow): InspectionMessage[] {
    const step = this.#step(row);
    if (step === null) return [];
    const { sessionId, machine, before, after, event, context } = step;
    const about = {
      sessionId,
      rootId: sessionId,
      id: null,
      createdAt: String(row.createdAt.getTime()),
      _version: VERSION,
    };
    const known = this.#standing.get(sessionId);
    this.#standing.set(sessionId, after);
    const named = { type: event };
    return [
      ...(known === undefined
        ? [
            {
              ...about,
              type: '@xstate.actor' as const,
              name: sessionId,
              definition: JSON.stringify(machine.config),
              snapshot: { status: 'active', value: before ?? after, context: {} },
            },
          ]
        : []),
      { ...about, type: '@xstate.event', event: named },
      {
        ...about,
        type: '@xstate.snapshot',
        event: named,
        snapshot: { status: 'active', value: after, context },
      },
    ];
  }

  #step({ body }: EventRow): Step | null {
    if (body.type === 'alert.changed') {
      const { alert_id: id, status, previous_status: previous, severity, version } = body;
      const event =
        previous === null || previous === status
          ? body.created
            ? 'alert.raised'
            : 'alert.changed'
          : (alertEventBetween(previous, status) ?? 'alert.changed');
      return {
        sessionId: `alert-status ${id}`,
        machine: alertStatusMachine,
        before: previous,
        after: status,
        event,
        context: { severity, version },
      };
    }
    if (body.type !== 'scan.progress') return null;
    const { file_id: id, status, detectors_done: done, detectors_total: total } = body;
    const sessionId = `file-scan ${id}`;
    const known = FILE_SCAN_STATUSES.find((name) => name === this.#standing.get(sessionId));
    const event =
      known === undefined || known === status
        ? 'scan.progressed'
        : (scanEventBetween(known, status) ?? 'scan.progressed');
    return {
      sessionId,
      machine: fileScanMachine,
      before: known ?? null,
      after: status,
      event,
      context: { done, total },
    };
  }
}
