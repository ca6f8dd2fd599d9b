import { say } from '@vedetta/messages/say.ts';
import { mentionedAddresses, typedAddresses, withMentions } from '../mentions.ts';
import { invalid } from '../../../platform/errors/problems.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type ColleagueRow, findColleaguesByAddress } from '../../../platform/database/people.ts';

/**
 * The text with `@address` as a mention wherever it is the address of an active colleague; others
 * stay words.
 */
export async function mentionColleagues(tx: Tx, companyId: number, text: string): Promise<string> {
  const people = await findColleaguesByAddress(
    tx,
    companyId,
    typedAddresses(text).slice(0, MOST_TYPED),
  );
  return withMentions(
    text,
    new Set(people.filter((person) => person.present).map((person) => person.email)),
  );
}
const MOST_TYPED = 200;

/**
 * The colleagues whom a text mentions. Addresses that already stood in the old text are not
 * questioned again, since their owners may have left; new ones must belong to active colleagues.
 */
export async function resolveMentions(
  tx: Tx,
  companyId: number,
  text: string,
  oldText: string,
): Promise<ColleagueRow[]> {
  const addresses = mentionedAddresses(text);
  const people = await findColleaguesByAddress(tx, companyId, addresses);
  const present = new Set(people.filter((person) => person.present).map((person) => person.email));
  const old = new Set(mentionedAddresses(oldText));
  const strangers = addresses.filter((address) => !present.has(address) && !old.has(address));
  if (strangers.length > 0) {
    throw invalid(
      ...strangers.slice(0, 10).map((address) => ({
        path: 'text',
        code: 'not_a_colleague',
        message: say('mentionNotColleague', { name: address }),
      })),
    );
  }
  return people;
}
