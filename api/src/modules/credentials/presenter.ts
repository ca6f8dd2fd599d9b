import type { z } from 'zod';
import { toReasons } from '@vedetta/messages/reason.ts';
import { inEnglish } from '@vedetta/messages/render.ts';
import type { ReadyCollector } from '../../collectors/ready-collector.ts';
import { WARNED_BEFORE_MS, type SourceCredentialRow } from './store/source-credentials.ts';
import type { SourceCredential } from './schema.ts';

/** @param hookUrl where the vendor calls; null where it does not, or nothing is stored yet. */
export function presentCredential(
  collector: ReadyCollector,
  row: SourceCredentialRow | null,
  hookUrl: string | null,
  now: Date,
): z.input<typeof SourceCredential> {
  const { fields, isRequired } = collector.credential ?? { fields: [], isRequired: false };
  return {
    source_id: collector.sourceId,
    source_name: collector.name,
    is_required: isRequired,
    fields: fields.map(({ name, label, hint, isSecret, isOptional = false }) => ({
      name,
      label,
      hint,
      is_secret: isSecret,
      is_optional: isOptional,
    })),
    is_connected: row !== null,
    account: row?.account ?? null,
    expires_at: row?.expiresAt?.toISOString() ?? null,
    expires_soon:
      row?.expiresAt != null && row.expiresAt.getTime() - now.getTime() < WARNED_BEFORE_MS,
    tested_at: row?.testedAt?.toISOString() ?? null,
    problem: inEnglish(row?.problem ?? null),
    problem_reasons: toReasons(row?.problem ?? null),
    hook_url: hookUrl,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}
