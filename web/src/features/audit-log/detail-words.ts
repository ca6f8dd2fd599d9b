import type { AuditRowFragment } from '../../generated/audit-log/graphql.ts';
import * as m from '../../generated/messages/audit-log/index.ts';
import { toldWords } from '../../lib/problem.ts';
import { DETAILS } from './details.ts';

/**
 * Facts in the order in which they are said, `from` before `to`: the database has an order of its
 * own. What is not known here comes last.
 */
export function inOrder<Fact extends { name: string }>(facts: readonly Fact[]): Fact[] {
  const order = Object.keys(DETAILS);
  const place = ({ name }: Fact): number =>
    Object.hasOwn(DETAILS, name) ? order.indexOf(name) : order.length;
  return [...facts].sort((a, b) => place(a) - place(b));
}

/** A fact of an entry in the reader's language; one that is not known here as the server has it. */
export function detailWords({ name, value, valueReasons }: AuditRowFragment['detail'][number]): {
  label: string;
  value: string;
} {
  const words = Object.hasOwn(DETAILS, name) ? DETAILS[name] : undefined;
  if (words === undefined)
    return { label: name.replace(/[._]/g, ' '), value: value ?? m.valueNone };
  return {
    label: words.label,
    value:
      value === null
        ? (words.none ?? m.valueNone)
        : (words.say?.(value) ?? toldWords(value, valueReasons)),
  };
}
