import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const machines = fileURLToPath(new URL('../../machines', import.meta.url));
let consumer: string;
let target: string;

/** Somebody else's program, which has installed the package and xstate. */
beforeAll(async () => {
  consumer = await mkdtemp(join(tmpdir(), 'vedetta-machines-'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', consumer], {
    cwd: machines,
  });
  const [packed]: { filename: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  target = join(consumer, 'node_modules/@vedetta/machines');
  await mkdir(target, { recursive: true });
  await run('tar', [
    '-xzf',
    join(consumer, packed?.filename ?? ''),
    '-C',
    target,
    '--strip-components=1',
  ]);
  await symlink(
    fileURLToPath(new URL('../../node_modules/xstate', import.meta.url)),
    join(consumer, 'node_modules/xstate'),
  );
});
afterAll(() => rm(consumer, { recursive: true, force: true }));

test(
  'the package works for a plain Node program: a machine runs, a life cycle answers, a walk ' +
    'covers, a picture is drawn',
  async () => {
    await writeFile(
      join(consumer, 'program.mjs'),
      `
    import { createActor, waitFor, fromPromise } from 'xstate';
    import { connectionMachine, sessionMachine, toastMachine } from '@vedetta/machines';
    import { canTransition } from '@vedetta/machines/lifecycles';
    import { walk } from '@vedetta/machines/testing';
    import { MACHINES } from '@vedetta/machines/machines';
    import { pagesOf } from '@vedetta/machines/diagrams';
    const readStored = fromPromise(async () => null);
    const session = createActor(sessionMachine.provide({ actors: { readStored } })).start();
    session.send({ type: 'session.started' });
    const { context } = await waitFor(session, (snapshot) => snapshot.hasTag('anonymous'));
    const { summary } = walk(connectionMachine, {
      events: Object.fromEntries(
        ['failed', 'succeeded', 'browser.went.offline', 'browser.came.online', 'retried']
          .map((name) => ['connection.' + name, [{}]]),
      ),
      done: { probe: [undefined] }, errors: { probe: [new Error('down')] }, invariants: {},
    });
    const pages = [...pagesOf(MACHINES).keys()];
    const may = [canTransition('DETECTED', 'VALIDATED'), canTransition('DETECTED', 'RESOLVED')];
    const drawn = pages.includes('session.svg');
    console.log(JSON.stringify({ reason: context.reason, may, summary, drawn }));
  `,
    );
    const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: consumer });
    const said: { summary: string } = JSON.parse(stdout);
    expect(said).toMatchObject({ reason: 'never', may: [true, false], drawn: true });
    expect(said.summary).toMatch(/^connection: .*100%\/100%/);
  },
);

test(
  'the package is typed for a program that knows none of our conditions, and holds nothing but ' +
    'what is built',
  async () => {
    await writeFile(
      join(consumer, 'program.mts'),
      `
    import { createActor, fromPromise } from 'xstate';
    import { reveal, signInMachine, type LoginAnswer, type Secret } from '@vedetta/machines';
    import { canTransition, type AlertStatus } from '@vedetta/machines/lifecycles';
    import { journeyOf, walk } from '@vedetta/machines/testing';
    import { MACHINES } from '@vedetta/machines/machines';
    import { pagesOf } from '@vedetta/machines/diagrams';
    const login = fromPromise<LoginAnswer, { email: string; password: Secret }>(
      async ({ input }) => ({ mfa: null, access: reveal(input.password) }),
    );
    const actor = createActor(signInMachine.provide({ actors: { login } }), { input: {} });
    export const email: string = actor.getSnapshot().context.email;
    export const next = (from: AlertStatus): boolean => canTransition(from, 'VALIDATED');
    export const drawn: ReadonlyMap<string, string> = pagesOf(MACHINES);
    export const walks = [walk, journeyOf];
    // @ts-expect-error: nobody has named such an event
    actor.send({ type: 'sign-in.guessed' });
  `,
    );
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    // No `skipLibCheck`: a declaration that leads nowhere must not pass as `any`. TypeScript's own
    // library is left out, which is half of the work.
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2023',
      types: [],
      skipDefaultLibCheck: true,
    };
    await writeFile(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.mts'] }),
    );
    const { stdout } = await run(process.execPath, [tsc], { cwd: consumer }).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
    const manifest: Record<string, unknown> = JSON.parse(
      await readFile(join(target, 'package.json'), 'utf8'),
    );
    // Two copies of xstate in one program would not know each other's actors.
    expect([manifest['dependencies'], manifest['peerDependencies']]).toEqual([
      undefined,
      { xstate: expect.stringMatching(/^\^5\./) },
    ]);
    for (const field of ['keywords', 'license']) expect(manifest).toHaveProperty(field);
    expect((await readdir(target)).sort()).toEqual(['README.md', 'dist', 'package.json']);
    const packed = await readdir(join(target, 'dist'), { recursive: true });
    expect(packed).toContain('LICENSE');
    expect(packed.filter((name) => /\.test\.|(?<!\.d)\.ts$|walk-test/.test(name))).toEqual([]);
  },
);
