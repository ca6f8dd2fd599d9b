import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ALLOWED_HOSTS_FILE } from '@vedetta/api/platform/outbound/allowed-hosts.ts';
import { startTelegram, type TelegramEmulator } from '../../api/test/emulators/telegram.ts';
import { accessSuites } from './admin/access.ts';
import { accountSuites } from './admin/accounts.ts';
import { companySuites } from './admin/company.ts';
import { indicatorListSuites } from './admin/lists.ts';
import { peopleSuites } from './admin/people.ts';
import type { World } from './admin/world.ts';
import { findingsOn } from './look.ts';
import { startStage, type Stage, type Tab } from './paths/stage.ts';

// The administration of a company: each screen on the real server, axe in both themes. What is
// later in the order sees what was made before.
let stage: Stage;
let telegram: TelegramEmulator;
let tab: Tab;
const findings: string[] = [];
const at = (): World => {
  const { page } = tab;
  return {
    stage,
    telegram,
    page,
    lookAt: async (what, { on = page, ...options } = {}) => {
      findings.push(...(await findingsOn(on, what, options)));
    },
    goTo: async (path, heading) => {
      await page.goto(`${stage.url}${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    },
    rows: () => page.getByRole('row').filter({ has: page.getByRole('cell') }),
    dialog: () => page.getByRole('dialog'),
  };
};
beforeAll(async () => {
  telegram = await startTelegram();
  stage = await startStage({
    'collectors.json': JSON.stringify({ telegram: telegram.settings }),
    [ALLOWED_HOSTS_FILE]: '127.0.0.1\n',
  });
  tab = await stage.tab(stage.admin);
});
afterAll(async () => {
  await tab.close();
  await stage.stop();
  await telegram.close();
});
afterEach(() => expect(findings.splice(0)).toEqual([]));

accessSuites(at);
indicatorListSuites(at);
companySuites(at);
peopleSuites(at);
accountSuites(at);
