import SAID from '../../platform/errors/said.json' with { type: 'json' };
import { createNamer, type Reason } from '../../platform/errors/sayings.ts';
import TOLD from './told.json' with { type: 'json' };

const titles = Object.fromEntries(
  Object.entries(SAID.sentences).filter(([code]) => code.startsWith('title')),
);
const aboutAlerts = createNamer(TOLD.sentences, { ...titles, ...TOLD.phrases });
/**
 * Items are called what their publishers call them: a name that begins like the title of an alert
 * is none.
 */
const aboutItems = createNamer(TOLD.sentences, TOLD.phrases);

/**
 * The stable names of what a notification says (docs/decisions/217), found when it is presented:
 * those of earlier versions have them too.
 *
 * @returns one, or none for a message that no present version writes
 */
export function toldReasons({
  message,
  alertId,
}: {
  message: string;
  alertId: number | null;
}): Reason[] {
  const found = (alertId === null ? aboutItems : aboutAlerts).ofSentence(message);
  return found === undefined ? [] : [found];
}
