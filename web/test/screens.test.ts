import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startProcess } from '../../api/test/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/test-database.ts';
import { startBrowser, visitor } from './browser.ts';
import { foundCompany } from './paths/people.ts';
import { firstLogIn, GIULIA, SETUP_CODE } from './people.ts';
import { circumstanceTests } from './screens/circumstances.ts';
import { fileTests } from './screens/files.ts';
import { filterTests } from './screens/filters.ts';
import { nothingYetSuite } from './screens/nothing-yet.ts';
import { peopleSuite } from './screens/people.ts';
import { takenInTests } from './screens/taken-in.ts';
import { triageTests } from './screens/triage.ts';
import { wayInSuite } from './screens/way-in.ts';
import type { World } from './screens/world.ts';
import { watched } from './watched.ts';

// Every screen and every opened part of one that the story does not show: looked at by axe in both
// themes and walked by Tab.
// What is later in the order sees what was made before.
const nothing = async (): Promise<void> => undefined;
let dataDir: string;
let database: TestDatabase;
let world: World;
const at = (): World => world;

beforeAll(async () => {
  [dataDir, database] = await Promise.all([
    mkdtemp(join(tmpdir(), 'vedetta-screens-')),
    createTestDatabase(),
  ]);
  const [server, browser] = await Promise.all([
    startProcess('server/dist/launch.js', {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_CODE,
    }),
    startBrowser(),
  ]);
  const [giulia, guest] = await Promise.all([visitor(browser), visitor(browser)]);
  world = { server, browser, giulia, guest, deputy: guest, codes: [] };
  await foundCompany(server, SETUP_CODE, GIULIA);
  ({ codes: world.codes } = await firstLogIn(giulia.page, server.url, GIULIA, nothing));
});

afterAll(async () => {
  await world.browser.close();
  await world.server.terminate();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

nothingYetSuite(at);

// A page mostly waits: those who come in and are looked after are beside those who work.
describe.concurrent('at the door and in the office', () => {
  const lookAt = watched(() => [at().guest, at().deputy]);
  wayInSuite(at, lookAt);
  peopleSuite(at, lookAt);
});

describe.concurrent('the threat manager at work', () => {
  const lookAt = watched(() => [at().giulia]);
  filterTests(at, lookAt);
  triageTests(at, lookAt);
  fileTests(at, lookAt);
  takenInTests(at, lookAt);
  circumstanceTests(at, lookAt);
});
