import { say } from '@vedetta/messages/say.ts';
import type { Message } from '@vedetta/messages/message.ts';
import { printable } from '../../formats/text/words.ts';
import type { IndicatorHit } from './indicator-table.ts';

/**
 * A warning list takes this from whatever is found of what it names: Critical becomes Medium,
 * Medium Informative.
 */
const WARNED = 400;

/** The score after the warning lists had their say; 0 and less is not raised. */
export const lowered = (score: number, warning: IndicatorHit | null): number =>
  warning === null ? score : score - WARNED;

/**
 * The list, the indicator and what the list calls it, in a sentence; with the list that speaks
 * against it.
 */
export function saidOf(
  { list, value, called, kind }: IndicatorHit,
  warning: IndicatorHit | null,
): readonly Message[] {
  const shown = kind === 'hash' || kind === 'image' ? value : value.replaceAll('.', '[.]');
  const name = called === '' ? '' : ` (${printable(called, 160)})`;
  return [
    say('whyIndicatorOnList', {
      list: printable(list.name, 100),
      value: `${printable(shown, 200)}${name}`,
    }),
    ...warnedOf(warning),
  ];
}

/** What a warning list adds; nothing without one. */
export const warnedOf = (warning: IndicatorHit | null): readonly Message[] =>
  warning === null
    ? []
    : [
        say('whyWarningListBenign', {
          list: printable(warning.list.name, 100),
          value: printable(warning.value.replaceAll('.', '[.]'), 120),
        }),
      ];
