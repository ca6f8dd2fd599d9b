import type { Message } from '@vedetta/messages/message.ts';
import { toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import { presentLineReason } from '../../platform/http/present-line-reason.ts';
import { presentPerson } from '../../platform/http/present-person.ts';
import type { z } from 'zod';
import { pageAnswer } from '../../platform/http/page-answer.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import type { AuditValue } from '../../platform/audit/acts.ts';
import { listAudit, type AuditRow } from '../../platform/audit/audit.ts';
import { namesOfSubjects, type SubjectName } from './store/audit-names.ts';

import { auditOperations as operations, type AuditEntry } from './schema.ts';

/** `/api/audit/v1/`: the audit log, for admins. */
export function auditRoutes({ db }: Services): Route[] {
  return [
    route(operations.list, async ({ caller, query }) => {
      const { page, page_size, action, actor_id, subject, address, time_from, time_to } = query;
      const { count, rows } = await listAudit(
        db,
        {
          companyId: caller.companyId,
          action,
          actorId: actor_id,
          subject,
          address,
          from: moment(time_from),
          to: moment(time_to),
        },
        { page, pageSize: page_size },
      );
      const names = await namesOfSubjects(
        db,
        caller.companyId,
        rows.flatMap((row) =>
          [row.entry.subject, usedKey(row)].filter((subject) => subject !== null),
        ),
      );
      return pageAnswer(
        operations.list.path,
        query,
        count,
        rows.map((row) => presentEntry(row, names)),
      );
    }),
  ];
}

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The access key that the detail names by its id, written as a subject. */
const usedKey = ({ entry: { detail } }: AuditRow): string | null =>
  typeof detail?.['access_key'] === 'number' ? `access_key:${detail['access_key']}` : null;

const isSaid = (value: AuditValue): value is readonly Message[] => Array.isArray(value);

type Detail = Readonly<Record<string, AuditValue>>;
const presentDetail = (detail: Detail) =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, isSaid(value) ? inEnglish(value) : value]),
  );

const reasonsOfDetail = (detail: Detail) =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) => {
      const reasons = isSaid(value) ? toReasons(value) : [];
      return reasons.length === 0 ? [] : [[name, reasons]];
    }),
  );

function presentEntry(
  row: AuditRow,
  names: ReadonlyMap<string, SubjectName>,
): z.input<typeof AuditEntry> {
  const { entry, actor } = row;
  const named = names.get(entry.subject ?? '');
  return {
    id: entry.id,
    action: entry.action,
    subject: entry.subject,
    subject_name: named?.name ?? null,
    subject_name_code: named?.title?.code ?? null,
    subject_name_reason: named?.title ? presentLineReason(named.title) : null,
    actor: actor === null ? null : presentPerson(actor),
    actor_email: entry.actorEmail,
    address: entry.address,
    detail: presentDetail(entry.detail ?? {}),
    detail_reasons: reasonsOfDetail(entry.detail ?? {}),
    access_key_name: names.get(usedKey(row) ?? '')?.name ?? null,
    created_at: entry.createdAt.toISOString(),
  };
}
