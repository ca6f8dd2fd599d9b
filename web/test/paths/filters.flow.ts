import {
  FILTERS_KEY,
  filtersMachine,
  keptText,
  parseQuery,
  writeQuery,
  type ChoiceFilter,
  type FilterName,
  type ListView,
} from '@vedetta/machines';
import { ALERT_STATUS_LABELS } from '@vedetta/machines/lifecycles';
import { expect, vi } from 'vitest';
import type { ContextFrom, SnapshotFrom } from 'xstate';
import { call } from '../../../api/test/client.ts';
import { PATIENT } from '../patience.ts';
import type { Act, Flow } from './drive.ts';
import type { Verdict } from './gate.ts';
import type { Stage, Tab } from './stage.ts';

interface FiltersWorld extends Tab {
  /** What the list fares with, one after the other. */
  faults: Verdict[];
}
type FiltersAct = Act<typeof filtersMachine, FiltersWorld>;
type Snapshot = SnapshotFrom<typeof filtersMachine>;
type Context = ContextFrom<typeof filtersMachine>;

const LABELS: Record<FilterName, string> = {
  source: 'Source',
  target: 'Target',
  severity: 'Severity',
  assignee: 'Assignee',
  time: 'Time detected',
};
const SHOWN = ['source', 'target', 'severity', 'assignee', 'time'] as const;
/** What a figure of the analytics adds to the address. */
const FIGURE = 'detector=threats';
const RANGE = { from: '2026-11-01', to: '2026-11-10' };
const FAULTS: readonly Verdict[] = [
  'cut',
  { body: 'Internal Server Error', status: 500 },
  { code: 'RATE_LIMITED', status: 429, retryAfter: 1 },
  { code: 'UNAUTHENTICATED', status: 401 },
  { code: 'CONFLICT', status: 409 },
];

const NO_SORT = 'The list has one order only; no button chooses another.';
const NO_NEEDLE = 'Five severities need no search box.';

/** The draft was just emptied: "Reset" of a dropdown applies it in the same moment. */
const isEmptied = ({ context: { draft, drafting, applied } }: Snapshot): boolean =>
  drafting !== null && draft?.length === 0 && applied[drafting].length > 0;
const isOpen = (snapshot: Snapshot) => snapshot.hasTag('open');
const narrows = ({ source, target, assignee, detector, answer, time, search }: ListView) =>
  source.length + target.length + assignee.length + detector.length + answer.length > 0 ||
  time !== null ||
  search !== '';
/** "Reset" is there where it has something to take back. */
const canReset = ({ applied, defaults }: Context) =>
  narrows(applied) || applied.severity.length !== defaults.severity.length;
/** One wish at a time is driven: what filters do to each other is for the walk. */
const isPlain = (snapshot: Snapshot) =>
  !snapshot.hasTag('searching') &&
  !canReset(snapshot.context) &&
  snapshot.context.applied.tab === 'review' &&
  snapshot.context.applied.page === 1;

/**
 * The filters above the lists: the address, the browser's copy and the rows follow each other,
 * whatever the list's requests meet.
 */
export async function filtersFlow(
  stage: Stage,
): Promise<Flow<typeof filtersMachine, FiltersWorld>> {
  const person = await stage.colleague('filters');
  await stage.alerts();
  const [added] = await addTargets(stage, ['meridiana']);
  const values: Record<ChoiceFilter, { value: string; label: string }> = {
    source: { value: '7', label: 'File upload' },
    target: { value: String(added?.id), label: '@meridiana · Instagram' },
    severity: { value: 'INFORMATIVE', label: 'Informative' },
    assignee: { value: String(stage.admin.id), label: 'Giulia Ferrari' },
  };
  const valueOf = (name: ChoiceFilter | null) => (name === null ? null : values[name]);
  const bar = ({ page }: Tab) => page.getByRole('search');
  const box = ({ page }: Tab) => page.getByRole('textbox', { name: /^Search/ });
  const panel = ({ page }: Tab) => page.getByRole('dialog', { name: /^Filter by/ });
  const button = (world: Tab, name: string) =>
    bar(world).getByRole('button', { name: new RegExp(`^${name}`) });
  const isSearching = (snapshot: Snapshot) => snapshot.hasTag('searching');
  const only =
    <Payload extends object>(
      when: (snapshot: Snapshot) => boolean,
      payloads: (snapshot: Snapshot) => readonly Payload[],
    ) =>
    (snapshot: Snapshot) =>
      isEmptied(snapshot) || !when(snapshot) ? [] : payloads(snapshot);
  const isClosed = (snapshot: Snapshot) => !isOpen(snapshot);
  /** What changes the list meets a fault on its way. */
  const changing =
    (act: FiltersAct): FiltersAct =>
    async (world, moment) => {
      const verdict = world.faults.shift();
      if (verdict !== undefined) world.gate.spoil('AlertList', verdict);
      await act(world, moment);
    };

  return {
    machine: filtersMachine,
    cases: {
      input: { isFreeTrial: false, query: '', kept: null },
      events: {
        'filter.opened': only(
          (snapshot) => !isSearching(snapshot),
          () => SHOWN.map((filter) => ({ filter })),
        ),
        'filter.closed': only(isOpen, () => [{}]),
        // Ticked one after the other; unticking would look like "Reset".
        'filter.value.toggled': only(
          (snapshot) => isOpen(snapshot) && isPlain(snapshot),
          ({ context: { drafting, draft } }) => {
            const one = valueOf(drafting);
            return one === null || draft?.includes(one.value) === true
              ? []
              : [{ value: one.value }];
          },
        ),
        'filter.needle.typed': only(isOpen, ({ context: { drafting } }) =>
          drafting === 'severity' ? [] : [{ text: 'zz' }],
        ),
        'filter.draft.emptied': only(isOpen, ({ context: { drafting, applied } }) =>
          drafting !== null && applied[drafting].length > 0 ? [{}] : [],
        ),
        'filter.applied': [{}],
        'filter.range.applied': only<{ range: ListView['time'] }>(
          () => true,
          (snapshot) =>
            snapshot.context.applied.time !== null
              ? [{ range: null }]
              : isPlain(snapshot)
                ? [{ range: RANGE }]
                : [],
        ),
        'search.typed': only(isClosed, (snapshot) => [
          ...(isPlain(snapshot) ? [{ text: ' triage-01 ' }] : []),
          { text: snapshot.context.applied.search },
        ]),
        'search.submitted': only(
          (snapshot) => isClosed(snapshot) && isSearching(snapshot),
          () => [{}],
        ),
        'search.cleared': only(
          (snapshot) => isClosed(snapshot) && snapshot.context.searchText !== '',
          () => [{}],
        ),
        'list.tab.chosen': only(
          (snapshot) => isClosed(snapshot) && isPlain(snapshot),
          () => [{ tab: 'dismissed' }],
        ),
        'list.page.chosen': only(
          (snapshot) => isClosed(snapshot) && isPlain(snapshot),
          () => [{ page: 2 }],
        ),
        'list.sort.chosen': [],
        'filter.lifted': only(isClosed, ({ context: { applied } }) =>
          applied.detector.length > 0 ? [{ filter: 'detector' }] : [],
        ),
        'filters.reset': only(
          (snapshot) => canReset(snapshot.context),
          () => [{}],
        ),
        // The link to the page itself: whatever stands in the address is gone, the filters stay.
        // And the link of a figure.
        'filters.address.changed': only(
          () => true,
          (snapshot) => [
            ...(writeQuery(parseQuery('', snapshot.context.applied)) ===
            writeQuery(snapshot.context.applied)
              ? []
              : [{ query: '' }]),
            ...(isClosed(snapshot) && isPlain(snapshot) ? [{ query: FIGURE }] : []),
          ],
        ),
      },
      project: ({ applied, draft, searchText }) => [
        applied.tab,
        applied.page,
        narrows(applied),
        applied.detector.length,
        applied.source.length,
        applied.target.length,
        applied.assignee.length,
        applied.severity.length,
        draft?.length,
        searchText.trim() === applied.search,
      ],
    },
    may: (before, event) => !isEmptied(before) || event.type === 'filter.applied',
    open: async () => {
      const tab = await stage.tab({ ...person, ...(await stage.session(person)) });
      await tab.page.goto(`${stage.url}/threat-manager`);
      await tab.page.getByRole('table').waitFor();
      return { ...tab, faults: [...FAULTS] };
    },
    close: ({ close }) => close(),
    acts: {
      // Where a dropdown is open, by what moves neither pointer nor focus (a screen reader): those
      // close it first.
      'filter.opened': async (world, { event }) =>
        button(
          world,
          LABELS[SHOWN.find((name) => name === event['filter']) ?? 'source'],
        ).dispatchEvent('click'),
      'filter.closed': ({ page }) => page.keyboard.press('Escape'),
      'filter.value.toggled': async (world, { before }) => {
        const one = valueOf(before.context.drafting);
        // What the search box left out is looked for again.
        if (before.context.needle !== '') await panel(world).getByRole('searchbox').fill('');
        await panel(world)
          .getByRole('checkbox', { name: one?.label ?? '' })
          .check();
      },
      'filter.needle.typed': (world) => panel(world).getByRole('searchbox').fill('zz'),
      // Told together with what follows.
      'filter.draft.emptied': async () => undefined,
      'filter.applied': changing((world, { before }) =>
        panel(world)
          .getByRole('button', { name: isEmptied(before) ? 'Reset' : 'Apply' })
          .click(),
      ),
      'filter.range.applied': changing(async (world, { event }) => {
        if (event['range'] === null)
          return panel(world).getByRole('button', { name: 'Reset' }).click();
        await panel(world).getByLabel('From').fill(RANGE.from);
        await panel(world).getByLabel('To').fill(RANGE.to);
        await panel(world).getByRole('button', { name: 'Apply' }).click();
      }),
      'search.typed': async (world, { event, before }) => {
        if (!isSearching(before)) await world.freeze();
        const text = String(event['text']);
        await box(world).fill(`${text}~`);
        await box(world).fill(text);
      },
      'search.submitted': changing((world) => box(world).press('Enter')),
      'after searchPause': changing(({ page }) => page.clock.runFor(250)),
      'search.cleared': changing((world) => box(world).press('Escape')),
      'list.tab.chosen': changing(({ page }, { event }) =>
        page
          .getByRole('tab', {
            name: new RegExp(
              `^${ALERT_STATUS_LABELS[event['tab'] === 'dismissed' ? 'DISMISSED' : 'DETECTED']}`,
            ),
          })
          .click(),
      ),
      'list.page.chosen': changing(({ page }) =>
        page.getByRole('button', { name: 'Page 2' }).click(),
      ),
      'filter.lifted': changing((world) => button(world, 'Detector: ').click()),
      'filters.reset': changing((world) =>
        bar(world).locator(':scope > button:not(.figure-filter)').dispatchEvent('click'),
      ),
      'filters.address.changed': changing(({ page }, { event }) =>
        event['query'] === ''
          ? page.getByRole('link', { name: /^Threat manager/ }).dispatchEvent('click')
          : page.evaluate((query) => {
              window.history.pushState(null, '', `?${query}`);
              window.dispatchEvent(new PopStateEvent('popstate'));
            }, FIGURE),
      ),
    },
    shows: Object.fromEntries(
      SHOWN.map((name) => [
        `open.${name}`,
        ({ page }: FiltersWorld) =>
          page.getByRole('dialog', { name: `Filter by ${LABELS[name].toLowerCase()}` }),
      ]),
    ),
    also: async (world, snapshot) => {
      const { page, thaw } = world;
      const { applied, own, draft, drafting, searchText, defaults } = snapshot.context;
      // Told together with what follows: nothing to see yet.
      if (isEmptied(snapshot)) return;
      if (!isSearching(snapshot)) await thaw();
      await vi.waitFor(() => {
        expect(
          writeQuery({ ...parseQuery(new URL(page.url()).search, applied), after: applied.after }),
        ).toBe(writeQuery(applied));
      }, PATIENT);
      const kept = await page.evaluate((key) => localStorage.getItem(key), FILTERS_KEY);
      expect(kept ?? keptText(defaults)).toBe(keptText(own));
      expect(await box(world).inputValue()).toBe(searchText);
      const one = valueOf(drafting);
      if (one !== null && snapshot.context.needle === '')
        expect(await panel(world).getByRole('checkbox', { name: one.label }).isChecked()).toBe(
          draft?.includes(one.value),
        );
      if (isSearching(snapshot) || isOpen(snapshot)) return;
      // The rows are those that the server has for this view, also after a fault: by itself, or
      // when one tries again.
      const rows = page
        .getByRole('tabpanel')
        .getByRole('table')
        .getByRole('rowgroup')
        .last()
        .getByRole('row');
      const wanted = await countAtServer(stage, applied);
      await vi.waitFor(async () => {
        const again = page.getByRole('button', { name: 'Try again' });
        if ((await again.count()) > 0) await again.first().click();
        expect(await rows.count()).toBe(
          Math.max(0, Math.min(10, wanted - (applied.page - 1) * 10)),
        );
      }, PATIENT);
    },
    cannot: {
      'filters.severity.open on filter.needle.typed [0]': NO_NEEDLE,
      'filters.list on list.sort.chosen [0]': NO_SORT,
    },
  };
}

const SEVERITY_NUMBERS: Readonly<Record<string, number>> = {
  CRITICAL: 5,
  HIGH: 4,
  MEDIUM: 3,
  LOW: 2,
  INFORMATIVE: 1,
};

/** Things to watch, which have no alerts. */
async function addTargets(
  stage: Stage,
  names: readonly string[],
): Promise<readonly { id: number }[]> {
  const { status, body } = await call(stage, 'POST', '/api/target/v1/create', {
    access: stage.admin.access,
    body: {
      targets: names.map((name) => ({ source_id: 1, type: 'account', account_username: name })),
    },
  });
  if (status !== 201) throw new Error(`target: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** How many alerts the server has for a view, asked past the page. */
async function countAtServer(
  stage: Stage,
  { tab, severity, source, target, assignee, detector, time, search }: ListView,
): Promise<number> {
  const { status, body } = await call(stage, 'POST', '/api/alert/v1/', {
    access: stage.admin.access,
    body: {
      status: tab === 'dismissed' ? 'DISMISSED' : 'DETECTED',
      ...(severity.length === 0
        ? {}
        : { severity: severity.map((name) => SEVERITY_NUMBERS[name]) }),
      ...(source.length === 0 ? {} : { source_ids: source.map(Number) }),
      ...(target.length === 0 ? {} : { target_ids: target.map(Number) }),
      ...(assignee.length === 0 ? {} : { assigned_to: assignee.map(Number) }),
      ...(detector.length === 0 ? {} : { detectors: [...detector] }),
      ...(time === null
        ? {}
        : { time_from: `${time.from}T00:00:00Z`, time_to: `${time.to}T23:59:59Z` }),
      ...(search === '' ? {} : { search_query: search }),
    },
  });
  if (status !== 200) throw new Error(`alerts: ${status} ${JSON.stringify(body)}`);
  return body.count;
}

/**
 * Somebody goes back before the page was drawn with what they applied: the list is as it was, at
 * the first entry of the page too.
 */
export async function backAtOnce(stage: Stage): Promise<void> {
  const tab = await stage.tab({ ...stage.admin, ...(await stage.session(stage.admin)) });
  const { page } = tab;
  const time = page.getByRole('button', { name: /^Time detected/ });
  for (const query of ['', '?severity=critical']) {
    await page.goto(`${stage.url}/threat-manager${query}`);
    await time.click();
    await page.getByRole('button', { name: 'Last Week' }).click();
    await page.getByRole('button', { name: 'Apply' }).evaluate(async (apply: HTMLElement) => {
      const before = window.location.search;
      apply.click();
      while (window.location.search === before) await Promise.resolve();
      window.history.back();
    });
    await page.waitForURL((url) => !url.searchParams.has('from'));
    await page
      .getByRole('button', { name: /^Time detected.*selected: 1/ })
      .waitFor({ state: 'detached' });
    expect(page.url()).toMatch(
      query === '' ? /severity=critical%2Chigh%2Cmedium%2Clow$/ : /severity=critical$/,
    );
    expect(await page.evaluate((key) => localStorage.getItem(key), FILTERS_KEY)).not.toContain(
      '"time":{',
    );
  }
  await tab.close();
}

/**
 * More targets than are read at once: the rest comes at the end of the list, is found by the search
 * box, and is named where it is chosen.
 */
export async function manyTargets(stage: Stage): Promise<void> {
  const [oldest] = await addTargets(stage, [
    'zz_the_oldest',
    ...Array.from({ length: 60 }, (_, index) => `one_of_many_${index}`),
  ]);
  const tab = await stage.tab({ ...stage.admin, ...(await stage.session(stage.admin)) });
  const { page } = tab;
  await page.goto(`${stage.url}/threat-manager?target=${oldest?.id ?? ''}`);
  await page.getByRole('button', { name: /^Target.*selected: 1/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filter by target' });
  const offered = panel.getByRole('checkbox');
  const the = offered.and(page.getByRole('checkbox', { name: '@zz_the_oldest · Instagram' }));
  await panel.getByRole('button', { name: 'Remove @zz_the_oldest · Instagram' }).waitFor();
  expect([await offered.count(), await the.count()]).toEqual([50, 0]);
  await panel.getByRole('searchbox').fill('@ZZ_the');
  await the.waitFor();
  expect([await offered.count(), await the.isChecked()]).toEqual([1, true]);
  await panel.getByRole('searchbox').fill('');
  await offered.nth(49).scrollIntoViewIfNeeded();
  await the.waitFor();
  expect(await offered.count()).toBeGreaterThan(60);
  await panel.getByRole('searchbox').fill('no such target');
  await panel.getByText('No results. Try other words.').waitFor();
  await tab.close();
}
