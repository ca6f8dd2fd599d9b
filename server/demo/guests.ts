import { generateSync } from 'otplib';
import type { SignedUp } from '../../api/test/sign-up.ts';
import type { Content } from './content.ts';
import { PASSWORD, type People } from './people.ts';
import type { Stage } from './stage.ts';

/** Somebody whose way in is printed. */
export interface Guest {
  as: 'Admin' | 'Analyst' | 'Free trial';
  person: SignedUp;
}

/**
 * An admin and an analyst of the company, and somebody on a free trial, who has a company of their
 * own.
 */
export function guestsOf({ company }: Content, people: People, trial: SignedUp): Guest[] {
  const own = company.people.slice(0, 2).flatMap(({ key }, index): Guest[] => {
    const person = people.get(key);
    return person === undefined ? [] : [{ as: index === 0 ? 'Admin' : 'Analyst', person }];
  });
  return [...own, { as: 'Free trial', person: trial }];
}

/**
 * The text that is printed when the demo is ready.
 * @param newsEveryMs time between two new items.
 */
export function introduction(
  { server, outbox }: Stage,
  guests: readonly Guest[],
  newsEveryMs: number,
): string {
  const lines = guests.map(
    ({ as, person: { email, secret } }) =>
      `  ${as.padEnd(11)}${email}\n             password ${PASSWORD}\n             TOTP ` +
      `secret ${secret} (code valid for 30 seconds: ${generateSync({ secret })})`,
  );
  return `
The demo is running at http://localhost:${new URL(server.url).port}

${lines.join('\n\n')}

Emails (invitations, password resets, free trials) aren't sent but written to files in ${outbox}
For the first minutes, a new item arrives every ${newsEveryMs / 1000} seconds.
Ctrl-C stops the demo and deletes its data.
`;
}
