import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { GIVE_UP_MS, openCalls } from './calls.ts';
import type { Tried } from './hands.ts';
import type { Ledger } from './ledger.ts';
import type { World } from './world.ts';

const AlertList = z.object({
  results: z.array(z.object({ id: z.string(), version: z.number(), mediaId: z.string() })),
});
const Version = z.object({ version: z.number() });
const Token = z.object({ token: z.string() });
const LIST =
  'query List($page: Int) { alerts(filter: { status: [DETECTED] }, sort: DETECTED_AT, page: ' +
  '$page, pageSize: 20) { results { id version mediaId } } }';
const NOTE = 'mutation Note($input: CreateNoteInput!) { createNote(input: $input) { id } }';

export interface Traffic {
  /**
   * Waits for an alert. @returns what writes a text as a note on it, once, whatever comes of it.
   */
  handOf(): Promise<(text: string) => Promise<Tried>>;
  /** Begins nothing more; resolves when what was begun has ended. */
  stop(): Promise<void>;
}

export interface Pace {
  /** Items that feeds show, and files that people upload, each second. */
  items: number;
  uploads: number;
  /** Between two acts of one analyst, in milliseconds. */
  thinking: number;
}

/**
 * Analysts who read the list and judge, assign and write; files; items in feeds; invitations. A
 * write goes out with an idempotency key until it is answered, as the web client does it.
 * @param fault the name of what is broken at the moment, for the figures.
 */
export function startTraffic(
  world: World,
  url: string,
  ledger: Ledger,
  pace: Pace,
  fault: () => string,
): Traffic {
  let over = false;
  const { failed, ask, write } = openCalls(world, url, ledger, fault);

  /**
   * Whatever breaks, it is UNAVAILABLE for the moment, or there is no answer: an INTERNAL one is a
   * fault of ours.
   */
  const noteOnce = async (
    { id, mediaId }: { id: string; mediaId: string },
    text: string,
  ): Promise<Tried> => {
    try {
      const answer = await ask(world.admin, NOTE, { input: { mediaId, alertId: id, text } });
      return 'data' in answer ? 'written' : { wrong: answer.refused };
    } catch (error) {
      failed(error);
      const said = error instanceof Error ? error.message : String(error);
      if (/^\d+ INTERNAL/.test(said)) return { wrong: said };
      return /^\d+ UNAVAILABLE/.test(said) ? 'later' : 'unheard';
    }
  };

  const analyst = async (person: World['admin'], index: number) => {
    await delay(randomInt(pace.thinking));
    for (let act = 0; !over; act += 1) {
      try {
        const read = await ask(person, LIST, { page: 1 + randomInt(4) });
        const { results } = AlertList.parse('data' in read ? read.data['alerts'] : null);
        const alert = results[randomInt(Math.max(1, results.length))];
        const colleague =
          world.people[(index + 1 + randomInt(world.people.length - 1)) % world.people.length];
        if (alert !== undefined && colleague !== undefined) {
          const { id, version, mediaId } = alert;
          const name = `${id}/${version}/${person.id}`;
          const counts = (data: Record<string, unknown>) =>
            Object.values(data).some(
              (changed) => Version.safeParse(changed).data?.version === version + 1,
            );
          const kind = act % 3;
          if (kind === 0)
            await write(
              ledger.changes,
              name,
              person,
              'mutation Judge($input: UpdateAlertStatusInput!) { updateAlertStatus(input: $input) { version } }',
              { input: { id, version, status: 'VALIDATED' } },
              counts,
            );
          if (
            kind === 1 &&
            (await write(
              ledger.changes,
              name,
              person,
              'mutation Assign($input: AssignAlertInput!) { assignAlert(input: $input) { version } }',
              { input: { id, version, assigneeId: String(colleague.id) } },
              counts,
            ))
          )
            ledger.assignments.set(name, colleague.id);
          const text = `Seen by ${person.id} in act ${act}.`;
          if (kind === 2)
            await write(ledger.notes, text, person, NOTE, {
              input: { mediaId, alertId: id, text },
            });
        }
      } catch (error) {
        failed(error);
      }
      await delay(pace.thinking * (0.5 + Math.random()));
    }
  };

  const upload = async (number: number) => {
    const filename = `upload-${number}.jpg`;
    // A Windows program that calls itself a picture, each with a hash of its own.
    const bytes = Buffer.concat([
      Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1'),
      Buffer.alloc(44),
      Buffer.from([64, 0, 0, 0]),
      Buffer.from('PE\0\0'),
      randomBytes(128),
    ]);
    const person = world.people[number % world.people.length] ?? world.admin;
    ledger.uploads.tried.add(filename);
    try {
      const asked = await ask(
        person,
        'mutation Token($input: UploadTokenInput!) { createUploadToken(input: $input) { token } }',
        { input: { filename, size: bytes.length } },
      );
      const { token } = Token.parse('data' in asked ? asked.data['createUploadToken'] : null);
      const form = new FormData();
      form.append('file', new Blob([bytes]), filename);
      const response = await fetch(`${url}/api/fileupload/v1/create/`, {
        method: 'POST',
        body: form,
        signal: AbortSignal.timeout(GIVE_UP_MS),
        headers: {
          authorization: `Bearer ${await world.tokenOf(person)}`,
          'x-upload-token': token,
        },
      });
      const said = await response.text();
      if (response.status === 201) ledger.uploads.acknowledged.add(filename);
      else failed(new Error(`upload: ${response.status} ${said.slice(0, 80)}`));
    } catch (error) {
      failed(error);
    }
  };

  const invite = async (number: number) => {
    const email = `guest-${number}@meridiana.example`;
    await write(
      ledger.invitations,
      email,
      world.admin,
      'mutation Invite($input: InviteUserInput!) { inviteUser(input: $input) { id } }',
      { input: { email } },
    );
  };

  const under = new Set<Promise<void>>();
  const begin = (work: Promise<void>) => {
    const kept = work.finally(() => under.delete(kept));
    under.add(kept);
  };
  /** Does something so many times a second, however long each takes. */
  const steadily = async (perSecond: number, act: (number: number) => void) => {
    const started = performance.now();
    for (let done = 0; !over;) {
      for (
        const due = ((performance.now() - started) / 1000) * perSecond;
        done < due && !over;
        done += 1
      )
        act(done);
      await delay(50);
    }
  };
  const loops = [
    ...world.people.map(analyst),
    steadily(pace.items, () => {
      world.publish();
    }),
    steadily(pace.uploads, (number) => {
      begin(upload(number));
    }),
    steadily(0.2, (number) => {
      begin(invite(number));
    }),
    // The schedule of a feed is a quarter of an hour; here what is new is asked for every few
    // seconds.
    steadily(0.25, () => {
      begin(
        world.db
          .execute(
            sql`update targets set next_run_at = now() where company_id = ${world.companyId}
              and locked_until is null and next_run_at > now()`,
          )
          .then(
            () => undefined,
            () => undefined,
          ),
      );
    }),
  ];
  return {
    async handOf() {
      for (;;) {
        const read = await ask(world.admin, LIST, { page: 1 }).catch(() => null);
        const [alert] =
          read !== null && 'data' in read ? AlertList.parse(read.data['alerts']).results : [];
        if (alert !== undefined) return (text) => noteOnce(alert, text);
        await delay(500);
      }
    },
    async stop() {
      over = true;
      await Promise.all(loops);
      await Promise.all(under);
    },
  };
}
