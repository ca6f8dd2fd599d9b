import * as m from '../../generated/messages/triage/index.ts';

/** As they stand on the alert, for readers of any language, with what a screen calls them. */
const REASONS = {
  get 'No threat'() {
    return m.noThreat;
  },
  get 'Not about us'() {
    return m.notAboutUs;
  },
  get 'Duplicate of another alert'() {
    return m.duplicateAlert;
  },
  get 'Known and accepted'() {
    return m.knownAndAccepted;
  },
  get Other() {
    return m.other;
  },
};
const NAMES = [
  'No threat',
  'Not about us',
  'Duplicate of another alert',
  'Known and accepted',
  'Other',
] as const;
export type Reason = keyof typeof REASONS;

/** All reasons to choose from, in their order. */
export const reasonOptions = () => NAMES.map((value) => ({ value, label: REASONS[value] }));

/**
 * A reason and what somebody added to it, as it stands on the alert; empty for "Other" without
 * words.
 */
export const reasonWith = (reason: Reason, words: string): string =>
  reason === 'Other' ? words : words === '' ? reason : `${reason}: ${words}`;

/**
 * A reason as it stands on the alert, in the reader's language; what somebody wrote stays as it is.
 */
export function reasonWords(whole: string): string {
  const known = NAMES.find(
    (name) => name !== 'Other' && (whole === name || whole.startsWith(`${name}: `)),
  );
  return known === undefined ? whole : `${REASONS[known]}${whole.slice(known.length)}`;
}
