import { authorLine, type Author } from './author.ts';

/** What a letter to a publisher is about. */
export interface PublisherCase {
  /** Name of the media item. */
  title: string;
  url: string | null;
  sourceName: string;
  accountUsername: string | null;
  /** Who published it; null where the source does not say. */
  author: Author | null;
  /** What was found, if the letter is about one alert. */
  alertTitle: string | null;
  company: string;
  sender: string;
}

/**
 * A first draft of a letter that asks a publisher to take something down; a person reads, changes
 * and sends it.
 */
export function draftPublisherLetter(about: PublisherCase): { subject: string; text: string } {
  const place =
    about.url ??
    [about.sourceName, about.accountUsername].filter((part) => part !== null).join(', ');
  const published =
    about.author === null
      ? 'which is published through you'
      : `which ${authorLine(about.author)} published on ${about.sourceName}`;
  return {
    subject: `Request to remove: ${about.title}`.slice(0, 200),
    text: [
      'Good morning,',
      `on behalf of ${about.company} I write about “${about.title}” (${place}), ${published}.`,
      about.alertTitle === null
        ? 'It harms our company or people who work for it.'
        : `We found: ${about.alertTitle}. It harms our company or people who work for it.`,
      'Please look at it, remove it or bar access to it, and tell us what you did. We gladly send further evidence.',
      `Kind regards\n${about.sender}\n${about.company}`,
    ].join('\n\n'),
  };
}
