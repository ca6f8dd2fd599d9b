import { z } from 'zod';
import type { Content, Note } from './content.ts';
import { addressOf, type Ask, type People } from './people.ts';

const Alert = z.object({
  id: z.number(),
  version: z.number(),
  media_id: z.number(),
  media_title: z.string(),
  title: z.string(),
  summary: z.string(),
  severity: z.number(),
  detected_at: z.coerce.date(),
});
type Alert = z.output<typeof Alert>;
const ANALYSTS = ['luca', 'sara', 'luca', 'giulia'] as const;
const DAY_MS = 86_400_000;
const BENIGN = [
  'A customer who is angry, nothing else',
  'Our own campaign',
  'The newspaper reports, it does not threaten',
  'Known account, harmless so far',
] as const;

/** Whom every ninth alert is handed to; so every kind of notification reaches the admin too. */
const HEAD = 'giulia';
const HEADS_SHARE = 9;

/**
 * What the people of the demo did about a month of alerts, over the REST API and in the order of
 * the alerts: what is older than four days is mostly dealt with, what is younger is begun, today's
 * waits.
 * @returns how many alerts there are.
 */
export async function triage(
  { notes, company }: Content,
  { people, ask }: { people: People; ask: Ask },
  now: Date,
): Promise<number> {
  const alerts = await allAlerts(ask);
  const open = [...notes];
  for (const [index, alert] of alerts.entries()) {
    const by = ANALYSTS[index % ANALYSTS.length] ?? 'luca';
    const isHandedUp = index % HEADS_SHARE === 0 && by !== HEAD;
    await handle(
      ask,
      alert,
      by,
      { id: people.get(isHandedUp ? HEAD : by)?.id ?? 0, isHandedUp },
      index,
      (now.getTime() - alert.detected_at.getTime()) / DAY_MS,
    );
    for (const note of takeNotes(open, alert)) {
      const text = note.text.replace(/@\{\{(\w+)\}\}/g, (_, key: string) => {
        const unknown = { key, first: key, last: '', group: 'Viewers' } as const;
        const person = company.people.find((one) => one.key === key) ?? unknown;
        return `@{{${addressOf(person, company)}}}`;
      });
      await ask(note.by, 'POST', '/api/alert/v1/create_notes/', {
        media_id: alert.media_id,
        alert_id: alert.id,
        text,
      });
    }
  }
  if (open.length > 0)
    throw new Error(
      `The demo's notes.json mentions “${open[0]?.about ?? ''}”, but no alert contains it.`,
    );
  return alerts.length;
}

/** The oldest first. */
async function allAlerts(ask: Ask): Promise<Alert[]> {
  const found: Alert[] = [];
  for (let page = 1; ; page += 1) {
    const { results } = z.object({ results: Alert.array() }).parse(
      await ask('giulia', 'POST', '/api/alert/v1/', {
        page,
        page_size: 200,
        sort: 'detected_at',
      }),
    );
    found.push(...results);
    if (results.length < 200)
      return found.sort((a, b) => a.detected_at.getTime() - b.detected_at.getTime());
  }
}

/** Notes on an alert, each once. */
function takeNotes(open: Note[], { media_title, summary }: Alert): Note[] {
  const about = open.filter(
    ({ about: words }) => media_title.includes(words) || summary.includes(words),
  );
  for (const note of about) open.splice(open.indexOf(note), 1);
  return about;
}

async function handle(
  ask: Ask,
  { id, version, severity }: Alert,
  by: string,
  assignee: { id: number; isHandedUp: boolean },
  index: number,
  days: number,
): Promise<void> {
  const path = `/api/alert/v1/${id}/`;
  const seven = (index * 5) % 7;
  const take = { assigned_to: assignee.id, version };
  const dismiss = async (response: string) => {
    await ask(by, 'PATCH', path, {
      ...take,
      status: 'DISMISSED',
      dismiss_reason: BENIGN[index % BENIGN.length],
    });
    await ask(by, 'POST', '/api/alert/v1/feedback/', { alert_id: id, feedback_response: response });
  };
  const resolve = async (response: string) => {
    const begun = await ask(by, 'PATCH', path, { ...take, status: 'VALIDATED' });
    await ask(by, 'PATCH', path, {
      version: begun['version'],
      status: 'RESOLVED',
      feedback_response: response,
    });
  };
  if (days < 1) return;
  if (days < 4) {
    // Somebody finds it worse than it was found, and hands it up.
    if (assignee.isHandedUp && severity < 4)
      await ask(by, 'PATCH', path, { ...take, severity: severity + 1 });
    else if (severity >= 2 && seven < 4)
      await ask(by, 'PATCH', path, { ...take, status: 'VALIDATED' });
    else if (seven === 4) await ask(by, 'PATCH', path, take);
    return;
  }
  if (severity >= 3)
    return seven < 5
      ? resolve(seven === 4 ? 'duplicate' : 'confirmed threat')
      : seven === 5
        ? dismiss('false positive: satire or news')
        : void (await ask(by, 'PATCH', path, { ...take, status: 'VALIDATED' }));
  return seven < 4
    ? dismiss(seven === 0 ? 'known and accepted' : 'false positive: benign')
    : seven < 6
      ? resolve('confirmed threat')
      : undefined;
}
