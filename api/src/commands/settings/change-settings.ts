import type { z } from 'zod';
import { cleanTerms, TERM_LIMITS, type Term, type TermKind } from '../../domain/company-settings.ts';
import type { FieldError } from '../../errors/http-problem.ts';
import { invalid, invalidField } from '../../errors/problems.ts';
import type { SettingsPatch } from '../../routes/settings/schema.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../../stores/audit.ts';
import { lockCompany } from '../../stores/companies.ts';
import type { Tx } from '../../stores/database.ts';
import { addTerms, clearTerms, countTerms, loadSettings, removeTerms, storeSettings } from '../../stores/settings.ts';

type Patch = z.output<typeof SettingsPatch>;
type Audited = Record<string, string | number | boolean | null>;

/**
 * Changes the settings of a company, all of the patch or nothing; what is left out stays.
 * @throws HttpProblem 422 with one entry per term that cannot be one (the first hundred), or when there would be too many.
 */
export async function changeSettings(
  { db, now }: Pick<Services, 'db' | 'now'>, actor: { userId: number; companyId: number; address: string }, patch: Patch,
): Promise<void> {
  const changes = termChanges(patch);
  await db.transaction(async (tx) => {
    await lockCompany(tx, actor.companyId);
    const detail: Audited = {};
    for (const change of changes) await applyTerms(tx, actor.companyId, change, detail);
    Object.assign(detail, await applyValues(tx, actor.companyId, patch, now()));
    if (Object.keys(detail).length === 0) return;
    await recordAudit(tx, { companyId: actor.companyId, actorId: actor.userId, action: 'settings.changed', subject: `company:${actor.companyId}`, address: actor.address, detail, now: now() });
  });
}

interface TermChange {
  kind: TermKind;
  /** Member of the patch, for errors and the audit. */
  path: string;
  act: 'replace' | 'add' | 'remove';
  terms: Term[];
}
const MAX_ERRORS = 100;
const WRONG: Readonly<Record<TermKind, string>> = {
  name: 'Use a name of 1 to 100 characters on one line.',
  domain: 'Use a domain such as meridiana.example.',
  watch_term: 'Use a term of 1 to 256 characters on one line.',
};

function termChanges(patch: Patch): TermChange[] {
  const { watch_terms: watch } = patch;
  const given = [
    { kind: 'name', path: 'protected_names', act: 'replace', typed: patch.protected_names },
    { kind: 'domain', path: 'protected_domains', act: 'replace', typed: patch.protected_domains },
    { kind: 'watch_term', path: 'watch_terms.replace', act: 'replace', typed: watch?.replace },
    { kind: 'watch_term', path: 'watch_terms.remove', act: 'remove', typed: watch?.remove },
    { kind: 'watch_term', path: 'watch_terms.add', act: 'add', typed: watch?.add },
  ] as const;
  const errors: FieldError[] = [];
  const changes = given.flatMap(({ kind, path, act, typed }): TermChange[] => {
    if (typed === undefined) return [];
    const { terms, bad } = cleanTerms(kind, typed);
    for (const index of bad.slice(0, MAX_ERRORS)) errors.push({ path: `${path}.${index}`, message: WRONG[kind], code: 'custom' });
    return [{ kind, path, act, terms }];
  });
  if (errors.length > 0) throw invalid(...errors.slice(0, MAX_ERRORS));
  return changes;
}

async function applyTerms(tx: Tx, companyId: number, { kind, path, act, terms }: TermChange, detail: Audited): Promise<void> {
  if (act === 'replace') await clearTerms(tx, companyId, kind);
  if (act === 'remove') await removeTerms(tx, companyId, kind, terms);
  else await addTerms(tx, companyId, kind, terms);
  const count = await countTerms(tx, companyId, kind);
  if (count > TERM_LIMITS[kind]) {
    throw invalidField(path, `There would be ${count.toLocaleString('en')} entries. Keep at most ${TERM_LIMITS[kind].toLocaleString('en')}.`, 'too_big');
  }
  detail[path] = terms.length;
}

async function applyValues(tx: Tx, companyId: number, patch: Patch, now: Date): Promise<Audited> {
  const { updatedAt: _updatedAt, ...before } = await loadSettings(tx, companyId);
  const after = {
    minNotifySeverity: patch.min_notify_severity ?? before.minNotifySeverity,
    retentionDays: patch.retention_days === undefined ? before.retentionDays : patch.retention_days,
    mailEnabled: patch.mail_enabled ?? before.mailEnabled,
  };
  await storeSettings(tx, companyId, after, now);
  return {
    ...(after.minNotifySeverity === before.minNotifySeverity ? {} : { min_notify_severity: after.minNotifySeverity }),
    ...(after.retentionDays === before.retentionDays ? {} : { retention_days: after.retentionDays }),
    ...(after.mailEnabled === before.mailEnabled ? {} : { mail_enabled: after.mailEnabled }),
  };
}
