import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../src/app.ts';
import { operations } from '../src/operations.ts';
import { OPEN_PATHS, TABLE } from './access/table.ts';
import { CALLERS, createWorld, type CallerName, type World } from './access/world.ts';
import { call, startTestApi, type TestApi } from './kit.ts';

let api: TestApi;
let world: World;
let calls = 0;
beforeAll(async () => {
  api = await startTestApi();
  world = await createWorld(api);
});
afterAll(() => api.stop());

/**
 * Sends one call of the table as one caller; every call comes from an address of its own, so that
 * no throttle is met.
 */
async function statusFor(id: string, caller: CallerName): Promise<number> {
  const operation = operations.find((candidate) => candidate.id === id)!;
  const { params = {}, query = '', body, headers } = await TABLE[id]!.ask(world, caller);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? `no ${name} in the table`)),
  );
  const token = await world.token(caller);
  const form = body instanceof FormData;
  const response = await fetch(`${api.url}${path}${query}`, {
    method: operation.method.toUpperCase(),
    headers: {
      'X-Forwarded-For': `198.51.${Math.floor((calls += 1) / 250)}.${(calls % 250) + 1}`,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('C1: the reviewed table of who may call what', () => {
  it('has a line for every operation, and none for what is gone', () => {
    const listed = operations.map(({ id }) => id);
    const missing = listed.filter((id) => !(id in TABLE));
    expect(
      missing,
      `Add a line to a table in api/test/access for: ${missing.join(', ')}. One status ` +
        `per caller: ${CALLERS.join(', ')}.`,
    ).toEqual([]);
    const gone = Object.keys(TABLE).filter((id) => !listed.includes(id));
    expect(
      gone,
      `No operation has these ids any more; take their lines out of api/test/access: ${gone.join(', ')}.`,
    ).toEqual([]);
    expect(new Set(listed).size, 'operation ids are unique').toBe(listed.length);
  });

  it('is about everything that the server answers to, and the server answers everything in it', () => {
    const described = [
      ...operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
      ...Object.keys(OPEN_PATHS).map((path) => `get ${path}`),
    ];
    const served = mounted(createApi(api.services).app.router);
    expect(served.length).toBeGreaterThan(30);
    expect(
      [...new Set(served)].sort(),
      'a path that is served must be an operation or stand in OPEN_PATHS',
    ).toEqual([...new Set(described)].sort());
  });

  it.each(Object.keys(TABLE))('lets exactly the reviewed people do %s', async (id) => {
    const expected = TABLE[id]!.expected;
    expect(expected, `one status for each of ${CALLERS.join(', ')}`).toHaveLength(CALLERS.length);
    const got: Record<string, number> = {};
    for (const caller of CALLERS) got[caller] = await statusFor(id, caller);
    expect(got).toEqual(Object.fromEntries(CALLERS.map((caller, i) => [caller, expected[i]])));
  });

  it.each(Object.entries(OPEN_PATHS))('%s is open to everybody', async (path, status) => {
    expect((await call(api, 'GET', path)).status).toBe(status);
  });
});

interface Layers {
  stack: readonly {
    route?: { path: unknown; methods: Record<string, boolean> } | undefined;
    handle?: unknown;
  }[];
}

/**
 * Every method and path that the server has a handler for, routers within routers included; `all`
 * only refuses methods.
 */
function mounted(router: unknown): string[] {
  const { stack } = router as Layers;
  return stack.flatMap(({ route, handle }) => {
    if (route)
      return Object.keys(route.methods)
        .filter((method) => method !== '_all')
        .map((method) => `${method} ${String(route.path)}`);
    return typeof handle === 'function' && 'stack' in handle ? mounted(handle) : [];
  });
}
