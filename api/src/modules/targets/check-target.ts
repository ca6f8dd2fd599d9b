import type { Message } from '@vedetta/messages/message.ts';
import { joined } from '@vedetta/messages/joined.ts';
import { say } from '@vedetta/messages/say.ts';
import { ruleOf, type WatchedSourceId } from '../../collectors/sources.ts';
import { nameFrom } from '../../collectors/target-addresses.ts';
import { type Parse, words } from '../../collectors/target-inputs.ts';
import { MAX_SEARCH, type SourceRule, type TargetType } from '../../collectors/source.ts';

export interface TargetInput {
  sourceId: WatchedSourceId;
  type: TargetType;
  accountUsername?: string | null | undefined;
  searchString?: string | null | undefined;
}
/**
 * `accountUsername` is what is watched (account, folder, feed); `searchString` a search, or words
 * that pick from what was collected.
 */
export interface CheckedTarget {
  accountUsername: string | null;
  searchString: string | null;
}
export interface TargetProblem {
  field: 'source_id' | 'type' | 'account_username' | 'search_string';
  message: Message;
}

const KINDS: Readonly<Record<TargetType, Message>> = {
  account: say('targetAccount'),
  search: say('targetSearch'),
  folder: say('targetFolder'),
  feed: say('targetFeed'),
};
const filterWords = words(MAX_SEARCH);

/**
 * Checks and cleans what somebody wants to watch. A prefix that was typed although the form shows
 * it is taken off, and an address of the vendor's site is read as the name that it leads to.
 * @returns the values to store, or one sentence per field that is not right.
 */
export function checkTarget(input: TargetInput): CheckResult {
  return checkByRule(ruleOf(input.sourceId), input);
}

type CheckResult = { ok: true; target: CheckedTarget } | { ok: false; problems: TargetProblem[] };

/** The same by the rule of any source, as its collector brings it. */
export function checkByRule(source: SourceRule, input: Omit<TargetInput, 'sourceId'>): CheckResult {
  const rule = source.types.find(({ type }) => type === input.type);
  if (rule === undefined) {
    const message =
      input.type === 'search' && source.noSearch !== undefined
        ? source.noSearch
        : say('targetKindUnsupported', {
            kinds: joined(
              'list',
              source.types.map(({ type }) => KINDS[type]),
            ),
          });
    return { ok: false, problems: [{ field: 'type', message }] };
  }
  const given = {
    account_username: input.accountUsername?.trim() ?? '',
    search_string: input.searchString?.trim() ?? '',
  };
  const watched = rule.type === 'search' ? 'search_string' : 'account_username';
  const problems: TargetProblem[] = [];
  const take = (field: keyof typeof given, parse: Parse, required: boolean): string | null => {
    if (given[field] === '' && !required) return null;
    const parsed =
      given[field] === ''
        ? ({ ok: false, message: say('fieldRequired') } as const)
        : parse(given[field]);
    if (parsed.ok) return parsed.value;
    problems.push({ field, message: parsed.message });
    return null;
  };
  const main = take(
    watched,
    (typed) => rule.parse(withoutPrefix(nameFrom(typed, rule.nameIn), rule.prefix)),
    true,
  );
  let target: CheckedTarget;
  if (rule.type === 'search') {
    if (given.account_username !== '')
      problems.push({
        field: 'account_username',
        message: say('searchNoAccount'),
      });
    target = { accountUsername: null, searchString: main };
  } else {
    target = { accountUsername: main, searchString: take('search_string', filterWords, false) };
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, target };
}

const withoutPrefix = (typed: string, prefix: string) =>
  prefix !== '' && typed.toLowerCase().startsWith(prefix)
    ? typed.slice(prefix.length).trim()
    : typed;
