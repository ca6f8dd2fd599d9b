import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const machines = fileURLToPath(new URL('../../machines', import.meta.url));
let consumer: string;

/** Somebody else's program, which has installed the package and xstate. */
beforeAll(async () => {
  consumer = await mkdtemp(join(tmpdir(), 'vedetta-machines-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', consumer], { cwd: machines });
  const [packed]: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  const target = join(consumer, 'node_modules/@vedetta/machines');
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', join(consumer, packed?.filename ?? ''), '-C', target, '--strip-components=1']);
  await symlink(fileURLToPath(new URL('../../node_modules/xstate', import.meta.url)), join(consumer, 'node_modules/xstate'));
}, 180_000);
afterAll(() => rm(consumer, { recursive: true, force: true }));

test('the package works for a plain Node program: a machine runs, a life cycle answers, a walk covers, a picture is drawn', async () => {
  await writeFile(join(consumer, 'program.mjs'), `
    import { createActor, waitFor, fromPromise } from 'xstate';
    import { connectionMachine, sessionMachine, toastMachine } from '@vedetta/machines';
    import { canTransition } from '@vedetta/machines/lifecycles';
    import { walk } from '@vedetta/machines/testing';
    import { MACHINES } from '@vedetta/machines/machines';
    import { pagesOf } from '@vedetta/machines/diagrams';
    const session = createActor(sessionMachine.provide({ actors: { readStored: fromPromise(async () => null) } })).start();
    session.send({ type: 'session.started' });
    const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('anonymous'));
    const { summary } = walk(connectionMachine, {
      events: Object.fromEntries(['failed', 'succeeded', 'browser.went.offline', 'browser.came.online', 'retried'].map((name) => ['connection.' + name, [{}]])),
      done: { probe: [undefined] }, errors: { probe: [new Error('down')] }, invariants: {},
    });
    const pages = [...pagesOf(MACHINES).keys()];
    console.log(JSON.stringify({ reason: context.reason, may: [canTransition('DETECTED', 'VALIDATED'), canTransition('DETECTED', 'RESOLVED')], summary, drawn: pages.includes('session.svg') }));
  `);
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: consumer });
  const said: { summary: string } = JSON.parse(stdout);
  expect(said).toMatchObject({ reason: 'never', may: [true, false], drawn: true });
  expect(said.summary).toMatch(/^connection: .*100%\/100%/);
});
