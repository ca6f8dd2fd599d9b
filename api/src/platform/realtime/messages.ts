import { z } from 'zod';
import { AlertStatus, FileStatus, Id, Severity } from '../http/fields.ts';

/**
 * Messages of `/ws/events/`, one JSON object each, in id order. They carry what a list row needs to
 * change in place; whoever needs more reads the row.
 */
export const SocketEvent = z
  .discriminatedUnion('type', [
    z.object({
      id: Id,
      type: z.literal('alert.changed'),
      alert_id: Id,
      media_id: Id,
      version: z.int(),
      status: AlertStatus,
      previous_status: AlertStatus.nullable(),
      severity: Severity,
      created: z.boolean(),
      actor_id: Id.nullable(),
    }),
    z.object({
      id: Id,
      type: z.literal('scan.progress'),
      file_id: Id,
      media_id: Id.nullable(),
      status: FileStatus,
      detectors_done: z.int(),
      detectors_total: z.int(),
      highest_severity: Severity.nullable(),
    }),
    z.object({ id: Id, type: z.literal('target.changed'), target_id: Id }),
    // What the note says is not told: whoever may read notes asks for them.
    z.object({
      id: Id,
      type: z.literal('note.changed'),
      note_id: Id,
      media_id: Id,
      alert_id: Id.nullable(),
      change: z.enum(['created', 'edited', 'deleted']),
      actor_id: Id,
    }),
    z.object({
      id: Id,
      type: z.literal('notifications.read'),
      recipient_id: Id,
      notification_id: Id,
      older_too: z.boolean(),
    }),
  ])
  .meta({ id: 'SocketEvent' });
export type SocketEvent = z.infer<typeof SocketEvent>;
