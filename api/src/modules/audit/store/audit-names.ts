import type { Message } from '@vedetta/messages/message.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { SOURCES, prefixOf } from '../../../collectors/sources.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findColleagues, fullName } from '../../../platform/database/people.ts';
import { indicatorLists } from '../../../platform/database/schema/indicators.ts';
import { accessKeys, webhooks } from '../../../platform/database/schema/integrations.ts';
import { media } from '../../../platform/database/schema/media.ts';
import { companies } from '../../../platform/database/schema/people.ts';
import { savedViews } from '../../../platform/database/schema/settings.ts';
import { mutedRules, targets } from '../../../platform/database/schema/watch.ts';

/** What a subject is called, and the code of that where it is a title of ours. */
export interface SubjectName {
  name: string;
  title?: Message;
}
type Named = readonly (SubjectName & { id: number })[];

/**
 * What a kind of subject is called, one query each; never of another company. Who is asked for and
 * not there is left out.
 */
const NAMES: Readonly<
  Record<string, (db: Db, companyId: number, ids: number[]) => Promise<Named>>
> = {
  user: async (db, companyId, ids) =>
    (await findColleagues(db, companyId, ids)).map((person) => ({
      id: person.id,
      name: fullName(person),
    })),
  target: async (db, companyId, ids) => {
    const { id, sourceId, accountUsername, searchString } = targets;
    const rows = await db
      .select({ id, sourceId, accountUsername, searchString })
      .from(targets)
      .where(and(eq(targets.companyId, companyId), inArray(id, ids)));
    // As lists show it: `@meridiana`, `#meridiana`, `/press/incoming`.
    return rows.map((row) => ({
      id: row.id,
      name: `${prefixOf(row.sourceId, row.accountUsername)}${row.accountUsername ?? row.searchString ?? ''}`,
    }));
  },
  media: (db, companyId, ids) =>
    db
      .select({ id: media.id, name: media.title })
      .from(media)
      .where(and(eq(media.companyId, companyId), inArray(media.id, ids))),
  webhook: (db, companyId, ids) =>
    db
      .select({ id: webhooks.id, name: webhooks.name })
      .from(webhooks)
      .where(and(eq(webhooks.companyId, companyId), inArray(webhooks.id, ids))),
  access_key: (db, companyId, ids) =>
    db
      .select({ id: accessKeys.id, name: accessKeys.name })
      .from(accessKeys)
      .where(and(eq(accessKeys.companyId, companyId), inArray(accessKeys.id, ids))),
  indicator_list: (db, companyId, ids) =>
    db
      .select({ id: indicatorLists.id, name: indicatorLists.name })
      .from(indicatorLists)
      .where(and(eq(indicatorLists.companyId, companyId), inArray(indicatorLists.id, ids))),
  muted_rule: (db, companyId, ids) =>
    db
      .select({ id: mutedRules.id, name: mutedRules.title, title: mutedRules.titleMessage })
      .from(mutedRules)
      .where(and(eq(mutedRules.companyId, companyId), inArray(mutedRules.id, ids))),
  // A view that is no longer shared is its maker's own: what it is called by now is nobody else's
  // business.
  saved_view: (db, companyId, ids) =>
    db
      .select({ id: savedViews.id, name: savedViews.name })
      .from(savedViews)
      .where(
        and(
          eq(savedViews.companyId, companyId),
          eq(savedViews.isShared, true),
          inArray(savedViews.id, ids),
        ),
      ),
  company: (db, companyId, ids) =>
    db
      .select({ id: companies.id, name: companies.name })
      .from(companies)
      .where(and(eq(companies.id, companyId), inArray(companies.id, ids))),
  source: (_db, _companyId, ids) => Promise.resolve(SOURCES.filter(({ id }) => ids.includes(id))),
};

/**
 * What the subjects of audit entries are called now: with one query per kind of subject, however
 * many there are.
 * @param subjects as the log has them: `user:12`, `target:3`, and whatever else stands there.
 * @returns names by subject; without those that are gone, another company's, or have no name (a
 * call, a session, an address).
 */
export async function namesOfSubjects(
  db: Db,
  companyId: number,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const wanted = new Map<string, Set<number>>();
  for (const subject of subjects) {
    const [, kind, id] = /^([a-z_]+):([1-9]\d{0,14})$/.exec(subject) ?? [];
    if (kind === undefined || !Object.hasOwn(NAMES, kind)) continue;
    wanted.set(kind, (wanted.get(kind) ?? new Set()).add(Number(id)));
  }
  const found = await Promise.all(
    [...wanted].map(async ([kind, ids]) =>
      ((await NAMES[kind]?.(db, companyId, [...ids])) ?? []).map(
        ({ id, name, title }): [string, SubjectName] => [
          `${kind}:${id}`,
          { name, ...(title !== undefined && { title }) },
        ],
      ),
    ),
  );
  return new Map(found.flat());
}
