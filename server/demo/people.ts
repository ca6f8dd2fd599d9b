import { call } from '../../api/test/client.ts';
import { enrolPerson, expectOk, type Server, type SignedUp } from '../../api/test/sign-up.ts';
import type { DemoCompany, DemoPerson } from './content.ts';

export const PASSWORD = 'Lanterna-verde-91-scoglio';
export const SETUP_CODE = 'demo-set-up-code';
const USER = '/api/user/v1';

/** Those who work in the demo, by their keys. */
export type People = ReadonlyMap<string, SignedUp>;
/** A call in somebody's name, whose refusal is an error. */
export type Ask = (
  by: string,
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ [member: string]: unknown }>;

export const addressOf = ({ first, last }: DemoPerson, { domain }: DemoCompany): string =>
  `${first}.${last}@${domain}`.toLowerCase();

/**
 * Makes the company and its people as they would themselves, over the REST API; the first of the
 * list sets it up.
 */
export async function makePeople(
  server: Server,
  company: DemoCompany,
): Promise<{ people: People; ask: Ask }> {
  const people = new Map<string, SignedUp>();
  const ask: Ask = async (by, method, path, body) => {
    const person = people.get(by);
    if (person === undefined)
      throw new Error(`The demo's data name ${by}, but company.json has no such user.`);
    return expectOk(
      `${method} ${path}`,
      await call(server, method, path, {
        access: person.access,
        ...(body === undefined ? {} : { body }),
      }),
    ).body;
  };
  const [first, ...others] = company.people;
  if (first === undefined) throw new Error("The demo's company.json has no users.");
  const join = async (person: DemoPerson) => {
    const email = addressOf(person, company);
    const names = {
      first_name: person.first,
      last_name: person.last,
      email,
      password: PASSWORD,
      re_new_password: PASSWORD,
    };
    if (person === first)
      expectOk(
        'set-up',
        await call(server, 'POST', '/api/setup/v1/', {
          body: { ...names, code: SETUP_CODE, company: company.name },
        }),
      );
    else expectOk('registration', await call(server, 'POST', `${USER}/create/`, { body: names }));
    if (person !== first && person.then !== 'pending') await admit(ask, first.key, email, person);
    if (person.then === undefined)
      people.set(person.key, await enrolPerson(server, email, PASSWORD));
  };
  await join(first);
  await Promise.all(others.map(join));
  return { people, ask };
}

async function admit(
  ask: Ask,
  admin: string,
  email: string,
  { group, then }: DemoPerson,
): Promise<void> {
  const { results } = await ask(admin, 'POST', `${USER}/`, { search_query: email });
  const id = Array.isArray(results) ? Number(results[0].id) : NaN;
  await ask(admin, 'PATCH', `${USER}/${id}/`, {
    action: 'approve',
    group_name: group,
    confirm_unverified: true,
  });
  if (then === 'deactivated') await ask(admin, 'PATCH', `${USER}/${id}/`, { action: 'deactivate' });
}
