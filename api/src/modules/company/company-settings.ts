import type { Term, TermKind } from '../../platform/database/schema/stored-values.ts';
import { domainToASCII } from 'node:url';

/** What a company has before its admins choose otherwise: everything is told and kept. */
export const DEFAULT_SETTINGS = {
  minNotifySeverity: 1,
  retentionDays: null,
  mailEnabled: true,
} as const;
/** A month is the least that still lets people look back; ten years the most. */
export const MIN_RETENTION_DAYS = 30;
export const MAX_RETENTION_DAYS = 3_650;

/** How many a company may keep of each: watch terms come from files, the others from a form. */
export const TERM_LIMITS: Readonly<Record<TermKind, number>> = {
  name: 1_000,
  domain: 1_000,
  watch_term: 100_000,
};
export const MAX_TERM_LENGTH: Readonly<Record<TermKind, number>> = {
  name: 100,
  domain: 253,
  watch_term: 256,
};

/** Of an alert about a watch term, unless its admin says otherwise: Low. */
export const DEFAULT_TERM_SEVERITY = 2;

/** Control characters, and halves of surrogate pairs, which PostgreSQL cannot hold. */
const UNUSABLE = /[\u0000-\u001f\u007f\p{Surrogate}]/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * Cleans a protected name or a watch term (one line, Unicode NFKC) or a domain (host name only,
 * IDNs in their ASCII form).
 * @returns null for what cannot be one.
 */
export function cleanTerm(kind: TermKind, typed: string): Term | null {
  if (kind === 'domain') {
    const host = domainToASCII(
      typed
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, '')
        .replace(/\.$/, ''),
    );
    return host.length <= MAX_TERM_LENGTH.domain && DOMAIN.test(host)
      ? { value: host, folded: host }
      : null;
  }
  const value = typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  if (value === '' || value.length > MAX_TERM_LENGTH[kind] || UNUSABLE.test(value)) return null;
  return { value, folded: value.toLowerCase() };
}

/**
 * Cleans a list and drops what stands in it twice.
 * @returns the places of those that cannot be, and the rest.
 */
export function cleanTerms(
  kind: TermKind,
  typed: readonly string[],
): { terms: Term[]; bad: number[] } {
  const terms = new Map<string, Term>();
  const bad: number[] = [];
  typed.forEach((text, index) => {
    const term = cleanTerm(kind, text);
    if (term === null) bad.push(index);
    else if (!terms.has(term.folded)) terms.set(term.folded, term);
  });
  return { terms: [...terms.values()], bad };
}
