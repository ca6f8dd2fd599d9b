import type { AuditEntry, QueryResolvers } from '../../../../generated/resolvers-types.ts';
import type { Rest } from '../../../../upstream/rest-types.ts';
import { fromId, toPathId } from '../../../common/ids.ts';
import { mapPage, pageArgs } from '../../../common/pages.ts';
import { mapReasons } from '../../../common/reasons.ts';
import { mapPerson } from '../../../users/mappers.ts';

export const auditLog: QueryResolvers['auditLog'] = async (
  _parent,
  { filter, ...page },
  { rest },
) => {
  const answer = await rest.call('listAudit', {
    query: {
      ...pageArgs(page),
      action: filter?.action ?? undefined,
      actor_id: filter?.actorId == null ? undefined : toPathId(filter.actorId, 'actorId'),
      subject: filter?.subject ?? undefined,
      address: filter?.address ?? undefined,
      time_from: filter?.timeFrom ?? undefined,
      time_to: filter?.timeTo ?? undefined,
    },
  });
  return mapPage(answer, mapEntry);
};

function mapEntry(entry: Rest['AuditEntry']): AuditEntry {
  return {
    id: fromId(entry.id),
    action: entry.action,
    subject: entry.subject,
    subjectName: entry.subject_name,
    subjectNameCode: entry.subject_name_code,
    subjectNameReason: entry.subject_name_reason,
    actor: entry.actor === null ? null : mapPerson(entry.actor),
    actorEmail: entry.actor_email,
    address: entry.address,
    detail: Object.entries(entry.detail).map(([name, value]) => ({
      name,
      value: value === null ? null : String(value),
      valueReasons: mapReasons(entry.detail_reasons[name] ?? []),
    })),
    accessKeyName: entry.access_key_name,
    createdAt: entry.created_at,
  };
}
