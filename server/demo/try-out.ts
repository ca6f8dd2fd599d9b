import { z } from 'zod';
import { call } from '../../api/test/client.ts';
import { letterTo } from '../../api/test/letters.ts';
import { expectOk, logIn } from '../../api/test/sign-up.ts';
import type { Content } from './content.ts';
import type { Guest } from './guests.ts';
import { PASSWORD } from './people.ts';
import type { Stage } from './stage.ts';

const CONTEXTS = [
  'assigned_alert',
  'changed_severity',
  'comment_mention',
  'new_user_need_approvation',
  'resolved_alert',
];
const Alerts = z.object({ count: z.number() });
const Told = z.object({
  results: z.object({ context: z.string(), created_at: z.coerce.date() }).array(),
});
const Me = z.object({
  is_free_trial: z.boolean(),
  user: z.object({
    tour_visible: z.boolean(),
    company_details: z.object({ scans_left: z.number().nullable() }),
  }),
});

/**
 * Logs in with each printed account and checks its alerts, notifications and emails.
 * @throws Error if an account can't log in or something is missing.
 */
export async function tryOut(
  stage: Stage,
  guests: readonly Guest[],
  content: Content,
): Promise<void> {
  const { server } = stage;
  must(guests.length === 3, `The demo has ${guests.length} accounts to log in with instead of 3.`);
  for (const { as, person } of guests) {
    const access = await logIn(server, person, PASSWORD);
    const ask = async (method: string, path: string, body?: unknown) =>
      expectOk(
        path,
        await call(server, method, path, { access, ...(body === undefined ? {} : { body }) }),
      ).body;
    if (as === 'Free trial') {
      const { is_free_trial: isTrial, user } = Me.parse(await ask('GET', '/api/user/v1/whoami/'));
      must(
        isTrial && user.tour_visible && (user.company_details.scans_left ?? 0) > 0,
        `${person.email} isn't a free trial user, has no scans left or has already seen the tour.`,
      );
      must(
        (await call(server, 'POST', '/api/target/v1/', { access, body: {} })).status === 403,
        "The free trial user's targets aren't locked.",
      );
      process.stdout.write(
        `${person.email} logged in: free trial with scans left, tour not seen yet.\n`,
      );
      continue;
    }
    for (const status of ['DETECTED', 'VALIDATED', 'RESOLVED', 'DISMISSED']) {
      must(
        Alerts.parse(await ask('POST', '/api/alert/v1/', { status })).count > 0,
        `${person.email} has no alert with status ${status}.`,
      );
    }
    if (as === 'Admin')
      lookAtNotifications(
        Told.parse(await ask('POST', '/api/notifications/v1/', { page_size: 200 })),
      );
    process.stdout.write(`${person.email} logged in: alerts in every list.\n`);
  }
  await lookAtLetters(stage, content);
}

function lookAtNotifications({ results }: z.output<typeof Told>): void {
  const told = [...new Set(results.map(({ context }) => context))].sort();
  must(told.join() === CONTEXTS.join(), `The admin has only notifications of ${told.join(', ')}.`);
  const out = results.findIndex(
    ({ created_at: at }, index) => at > (results[index - 1]?.created_at ?? at),
  );
  must(out === -1, `The admin's notification number ${out + 1} is newer than the one above it.`);
}

/** Every invited user has an email with a link to this server. */
async function lookAtLetters({ server, dataDir }: Stage, { company }: Content): Promise<void> {
  for (const email of company.invited) {
    const { text } = await letterTo({ services: { env: { DATA_DIR: dataDir } } }, email, '');
    must(
      text.includes(`http://localhost:${new URL(server.url).port}/`),
      `The email to ${email} has no link to this server.`,
    );
  }
  process.stdout.write('Every invited user has an email with a link.\n');
}

function must(isSo: boolean, complaint: string): void {
  if (!isSo) throw new Error(complaint);
}
