import type { z } from 'zod';
import { pageAnswer } from '../../http/page-answer.ts';
import { route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { listAudit, type AuditRow } from '../../stores/audit.ts';
import { presentPerson } from '../alerts/presenter.ts';
import { auditOperations as operations, type AuditEntry } from './schema.ts';

/** `/api/audit/v1/`: the audit log, for admins. */
export function auditRoutes({ db }: Services): Route[] {
  return [
    route(operations.list, async ({ caller, query }) => {
      const { page, page_size, action, actor_id, subject, address, time_from, time_to } = query;
      const { count, rows } = await listAudit(
        db,
        { companyId: caller.companyId, action, actorId: actor_id, subject, address, from: moment(time_from), to: moment(time_to) },
        { page, pageSize: page_size },
      );
      return pageAnswer(operations.list.path, query, count, rows.map(presentEntry));
    }),
  ];
}

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

function presentEntry({ entry, actor }: AuditRow): z.input<typeof AuditEntry> {
  return {
    id: entry.id, action: entry.action, subject: entry.subject, actor: actor === null ? null : presentPerson(actor), actor_email: entry.actorEmail,
    address: entry.address, detail: { ...entry.detail }, created_at: entry.createdAt.toISOString(),
  };
}
