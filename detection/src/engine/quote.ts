import type { Message } from '@vedetta/messages/message.ts';
import { renderMarked } from '@vedetta/messages/marked.ts';
import { render } from '@vedetta/messages/render.ts';
import { say } from '@vedetta/messages/say.ts';
import { printable, shortened, summaryOf, type SummaryPart } from '../formats/text/words.ts';
import type { FoundThing } from './found-thing.ts';

export type Quote = Pick<
  FoundThing,
  'excerpt' | 'excerptMessage' | 'summary' | 'summaryMessage' | 'marks'
>;

/**
 * What a thing shows of what was seen. Words of ours are a message, and what they say was seen
 * stands in its gap `seen`; a line without words of ours is a text or its parts.
 * Both come as people may see them: links defanged, passwords masked.
 * @param excerpt that of the summary when left out
 */
export function quote(
  summary: Message | readonly SummaryPart[],
  excerpt?: Message | string,
): Quote {
  const line =
    'code' in summary
      ? { ...shownLine(summary), summaryMessage: summary }
      : { ...summaryOf(summary), summaryMessage: null };
  const quoted = excerpt ?? line.summaryMessage ?? line.summary;
  return typeof quoted === 'string'
    ? { ...line, excerpt: printable(quoted), excerptMessage: null }
    : { ...line, excerpt: shownExcerpt(quoted), excerptMessage: quoted };
}

/** What the first of several things show; how many more there are is said of the others. */
export function quoteFirst(things: readonly Quote[], told: number): Quote {
  const seen = things.slice(0, told).map(({ summary }) => summary);
  return things.length > told
    ? quote(say('quoteAndMore', { seen: seen.join(', '), count: things.length - told }))
    : quote(seen.flatMap((one, at) => [at > 0 ? ', ' : '', { seen: one }]));
}

/** A message as the line of a list shows it, in English. */
export function shownLine(message: Message): Pick<FoundThing, 'summary' | 'marks'> {
  const { text, marks } = renderMarked('en', message);
  return shortened(text, marks);
}

/** A message as an excerpt shows it, in English. */
export const shownExcerpt = (message: Message): string => printable(render('en', message));
