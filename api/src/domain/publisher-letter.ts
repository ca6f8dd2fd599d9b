/** What a letter to a publisher is about. */
export interface PublisherCase {
  /** Name of the media item. */
  title: string;
  url: string | null;
  sourceName: string;
  accountUsername: string | null;
  /** What was found, if the letter is about one alert. */
  alertTitle: string | null;
  company: string;
  sender: string;
}

/** A first draft of a letter that asks a publisher to take something down; a person reads, changes and sends it. */
export function draftPublisherLetter(about: PublisherCase): { subject: string; text: string } {
  const place = about.url ?? [about.sourceName, about.accountUsername].filter((part) => part !== null).join(', ');
  return {
    subject: `Request to remove: ${about.title}`.slice(0, 200),
    text: [
      'Good morning,',
      `on behalf of ${about.company} I write about “${about.title}” (${place}), which is published through you.`,
      about.alertTitle === null ? 'It harms our company or people who work for it.' : `We found: ${about.alertTitle}. It harms our company or people who work for it.`,
      'Please look at it, remove it or bar access to it, and tell us what you did. We gladly send further evidence.',
      `Kind regards\n${about.sender}\n${about.company}`,
    ].join('\n\n'),
  };
}
