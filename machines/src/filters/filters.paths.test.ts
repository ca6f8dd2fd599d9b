import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { testWalk } from '../support/walk-test.ts';
import { filtersMachine } from './filters.machine.ts';
import {
  activeFilters,
  CHOICE_FILTERS,
  defaultFilters,
  FIGURE_FILTERS,
  defaultView,
  isFilterValue,
  keptText,
  offeredItems,
  parseKept,
  parseQuery,
  unreadIn,
  writeQuery,
} from './values.ts';
import type { ListView } from './values.ts';

const query =
  'tab=progress&severity=high&source=5,7&detector=threats&answer=duplicate,maybe&hour=2-14@Europe/Rome,8-1@UTC';

testWalk(filtersMachine, {
  input: { isFreeTrial: false, query: '', kept: null },
  events: {
    'filter.opened': [
      { filter: 'source' },
      { filter: 'target' },
      { filter: 'severity' },
      { filter: 'assignee' },
      { filter: 'time' },
    ],
    'filter.closed': [{}],
    'filter.value.toggled': [{ value: '5' }, { value: 'HIGH' }, { value: '<script>' }],
    'filter.needle.typed': [{ text: 'ada' }],
    'filter.draft.emptied': [{}],
    'filter.applied': [{}],
    'filter.range.applied': [{ range: { from: '2026-11-01', to: '2026-11-10' } }, { range: null }],
    'search.typed': [{ text: ' login page ' }, { text: '' }],
    'search.submitted': [{}],
    'search.cleared': [{}],
    'list.tab.chosen': [{ tab: 'dismissed' }],
    'list.page.chosen': [
      { page: 2, after: '1.5.12' },
      { page: 2 },
      { page: 1, after: '9.5.12' },
      { page: 0 },
    ],
    'list.sort.chosen': [{ sort: 'created_at', order: 'asc' }],
    'filter.lifted': [{ filter: 'detector' }, { filter: 'answer' }, { filter: 'hour' }],
    'filters.reset': [{}],
    // What the address says already matters only while somebody types: the words stay.
    'filters.address.changed': (snapshot) => [
      { query },
      { query: writeQuery(snapshot.context.applied) },
      ...(snapshot.hasTag('searching') ? [{ query: writeQuery(snapshot.context.applied) }] : []),
    ],
  },
  project: ({ applied, draft, searchText }) => [
    draft,
    searchText.trim() === applied.search,
    applied.page === 1,
    applied.detector.length > 0,
  ],
  invariants: {
    'one dropdown is open at a time': (snapshot) =>
      [...CHOICE_FILTERS, 'time' as const].filter((name) => snapshot.hasTag(`open.${name}`))
        .length === Number(snapshot.hasTag('open')),
    'there is a draft exactly while a dropdown with values is open': (snapshot) =>
      (snapshot.context.draft === null ? null : snapshot.context.drafting) ===
      (CHOICE_FILTERS.find((name) => snapshot.hasTag(`open.${name}`)) ?? null),
    'the list is filtered by nothing that a filter does not know': ({ context: { applied } }) =>
      [...CHOICE_FILTERS, ...FIGURE_FILTERS].every((name) =>
        applied[name].every((value) => isFilterValue(name, value)),
      ),
    'the address says what the list shows, and the browser keeps its filters': ({
      context: { applied, defaults },
    }) => {
      const { source, target, severity, assignee, time } = applied;
      return (
        JSON.stringify(ordered(parseQuery(writeQuery(applied), defaults))) ===
          JSON.stringify(ordered(applied)) &&
        JSON.stringify(parseKept(keptText(applied))) ===
          JSON.stringify({ source, target, severity, assignee, time })
      );
    },
    'what stands in the search box is applied, or still being typed': (snapshot) =>
      snapshot.hasTag('searching') ||
      snapshot.context.searchText.trim() === snapshot.context.applied.search,
    'only a later page follows another': ({ context: { applied } }) =>
      applied.after === null || applied.page > 1,
    'pages count from one': ({ context }) =>
      Number.isInteger(context.applied.page) && context.applied.page >= 1,
  },
});

/** The same members in the same order. */
function ordered(view: ListView) {
  return Object.entries(view).sort(([a], [b]) => (a < b ? -1 : 1));
}

function start(input: { isFreeTrial?: boolean; query?: string; kept?: string | null } = {}) {
  const clock = new SimulatedClock();
  const kept: string[] = [];
  const addresses: string[] = [];
  const told: ListView[] = [];
  const actor = createActor(
    filtersMachine.provide({
      actions: {
        persist: ({ context }) => kept.push(keptText(context.own)),
        showInAddress: ({ context }) => addresses.push(writeQuery(context.applied)),
      },
    }),
    { clock, input: { isFreeTrial: false, query: '', kept: null, ...input } },
  );
  actor.on('filters.changed', ({ applied }) => told.push(applied));
  actor.start();
  return {
    actor,
    clock,
    kept,
    addresses,
    told,
    applied: () => actor.getSnapshot().context.applied,
  };
}

describe('an address', () => {
  test('tells what of it could not be read, and nothing of what it does not mean', () => {
    expect(
      unreadIn(
        '?severity=huge&from=2026-11-31&to=2026-12-01&tab=review&page=0&sort=!!&' +
          'hour=2-14@Mars/Olympus&utm_source=mail&source=5,x',
      ),
    ).toEqual(['severity', 'from', 'to', 'page', 'sort', 'hour', 'source']);
    expect(
      unreadIn(
        'tab=progress&severity=any&order=asc&page=2&q=a&answer=duplicate&detector=lsb&' +
          'from=2026-11-01&to=2026-11-02&target=',
      ),
    ).toEqual([]);
    expect(unreadIn('page=1e9&after=<script>&tab=review')).toEqual(['page', 'after']);
    expect(unreadIn('severity=high,huge&from=2026-11-02')).toEqual(['severity', 'from']);
  });
});

describe('the filters', () => {
  test('begin with every severity but Informative, and with none in a free trial', () => {
    expect(start().applied()).toEqual(
      defaultView({
        source: [],
        target: [],
        severity: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'],
        assignee: [],
        time: null,
      }),
    );
    expect(start({ isFreeTrial: true }).applied().severity).toEqual([]);
  });

  test('begin with the address, else with what the browser kept, and with neither where it makes no sense', () => {
    const kept = keptText({ ...defaultFilters(true), source: ['7'] });
    expect(
      start({ kept, query: '?severity=low,silly&page=-3&tab=nowhere' }).applied(),
    ).toMatchObject({ severity: ['LOW'], source: [], page: 1, tab: 'review' });
    expect(start({ kept, query: '?tab=media' }).applied()).toMatchObject({
      source: ['7'],
      severity: [],
      tab: 'media',
    });
    for (const broken of ['{', '[]', 'null', '"text"'])
      expect(start({ kept: broken }).applied().severity).toHaveLength(4);
    expect(
      start({
        kept: '{"source":["7","x",9],"time":{"from":"2026-11-10","to":"2026-11-01"}}',
      }).applied(),
    ).toMatchObject({ source: ['7'], time: null });
  });

  test('change the list only when they are applied, and then begin on its first page', () => {
    const { actor, applied, told, kept, addresses } = start({ query: '?page=4&severity=high' });
    actor.send({ type: 'filter.opened', filter: 'source' });
    actor.send({ type: 'filter.value.toggled', value: '5' });
    actor.send({ type: 'filter.value.toggled', value: '7' });
    actor.send({ type: 'filter.value.toggled', value: '5' });
    expect([applied().source, told]).toEqual([[], []]);
    actor.send({ type: 'filter.applied' });
    expect(applied()).toMatchObject({ source: ['7'], page: 1 });
    expect([told.length, kept.length, addresses]).toEqual([1, 1, ['severity=high&source=7']]);
  });

  test('forget a draft that is closed, also by opening another dropdown', () => {
    const { actor, applied } = start();
    actor.send({ type: 'filter.opened', filter: 'severity' });
    actor.send({ type: 'filter.draft.emptied' });
    actor.send({ type: 'filter.opened', filter: 'assignee' });
    expect(actor.getSnapshot().context.draft).toEqual([]);
    actor.send({ type: 'filter.opened', filter: 'assignee' });
    actor.send({ type: 'filter.opened', filter: 'severity' });
    expect(actor.getSnapshot().context.draft).toEqual(applied().severity);
  });

  test('search when the typing pauses, once', () => {
    const { actor, clock, told, applied } = start();
    actor.send({ type: 'search.typed', text: 'log' });
    clock.increment(249);
    actor.send({ type: 'search.typed', text: 'login' });
    clock.increment(249);
    expect(told).toEqual([]);
    clock.increment(1);
    actor.send({ type: 'search.submitted' });
    expect([told.length, applied().search]).toEqual([1, 'login']);
  });

  test('follow the address back and forward without writing it', () => {
    const { actor, told, addresses, applied } = start();
    actor.send({ type: 'search.typed', text: 'half a wo' });
    actor.send({
      type: 'filters.address.changed',
      query: '?severity=any&q=phishing&from=2026-11-01&to=2026-11-10',
    });
    expect(applied()).toMatchObject({
      severity: [],
      search: 'phishing',
      time: { from: '2026-11-01', to: '2026-11-10' },
    });
    expect([actor.getSnapshot().hasTag('searching'), told.length, addresses]).toEqual([
      false,
      1,
      [],
    ]);
    actor.send({ type: 'filters.address.changed', query: writeQuery(applied()) });
    expect(told).toHaveLength(1);
  });

  test('go back to the defaults of the person, and keep tab and order', () => {
    const { actor, applied } = start({
      query: '?tab=resolved&severity=low&target=9&q=x&order=asc',
    });
    actor.send({ type: 'filters.reset' });
    expect(applied()).toEqual({
      ...defaultView(defaultFilters(false)),
      tab: 'resolved',
      order: 'asc',
    });
  });

  test(
    'are freed of what a figure narrowed the list to, one by one or all, and the next visit ' +
      'begins without it',
    () => {
      const { actor, applied, addresses, kept } = start({
        query:
          '?tab=all&severity=any&detector=threats,%3Cb%3E&answer=duplicate,maybe&' +
          'hour=7-23@Etc/GMT%2B5,1-24@UTC,0-1@UTC,1-1@Mars/Olympus,1-1@,1-1@%3Cb%3E&page=3',
      });
      expect(applied()).toMatchObject({
        detector: ['threats'],
        answer: ['DUPLICATE'],
        hour: ['7-23@Etc/GMT+5'],
        page: 3,
      });
      actor.send({ type: 'filter.lifted', filter: 'hour' });
      actor.send({ type: 'list.page.chosen', page: 3 });
      actor.send({ type: 'filter.lifted', filter: 'detector' });
      expect(applied()).toMatchObject({ detector: [], answer: ['DUPLICATE'], tab: 'all', page: 1 });
      actor.send({ type: 'filter.lifted', filter: 'detector' });
      expect(addresses.at(-1)).toBe('tab=all&severity=any&answer=duplicate');
      expect(addresses).toHaveLength(3);
      actor.send({ type: 'filters.reset' });
      expect(applied()).toMatchObject({ detector: [], answer: [], hour: [] });
      expect(kept.every((text) => !/threats|DUPLICATE/.test(text))).toBe(true);
    },
  );

  test(
    'that an address brought are shown, and those that the person chose come back with the next ' +
      'address that says nothing',
    () => {
      const { actor, applied, kept } = start({
        kept: keptText({ ...defaultFilters(false), source: ['7'] }),
      });
      actor.send({
        type: 'filters.address.changed',
        query: '?tab=all&severity=critical&from=2026-11-01&to=2026-11-30',
      });
      actor.send({ type: 'list.page.chosen', page: 2 });
      actor.send({ type: 'list.tab.chosen', tab: 'resolved' });
      expect(applied()).toMatchObject({
        severity: ['CRITICAL'],
        source: [],
        time: { from: '2026-11-01' },
      });
      actor.send({ type: 'filters.address.changed', query: '' });
      expect(applied()).toEqual({ ...defaultView(defaultFilters(false)), source: ['7'] });
      expect(kept.filter((text) => text.includes('2026-11-01'))).toEqual([]);
      actor.send({ type: 'filter.opened', filter: 'source' });
      actor.send({ type: 'filter.draft.emptied' });
      actor.send({ type: 'filter.applied' });
      actor.send({ type: 'filters.address.changed', query: '?severity=low' });
      actor.send({ type: 'filters.address.changed', query: '' });
      expect([applied().source, parseKept(kept.at(-1) ?? null)?.source]).toEqual([[], []]);
      // Back to where it was another choice.
      actor.send({
        type: 'filters.address.changed',
        query: '?severity=high&source=7',
        own: keptText({ ...defaultFilters(false), source: ['7'] }),
      });
      actor.send({ type: 'filters.address.changed', query: '' });
      expect([applied().source, parseKept(kept.at(-1) ?? null)?.source]).toEqual([['7'], ['7']]);
    },
  );

  test('offer the values whose label has the text in it, capitals or not, and count themselves', () => {
    const items = [{ label: 'Facebook' }, { label: 'Instagram' }, { label: 'Mastodon' }];
    expect(offeredItems(items, ' STA').map(({ label }) => label)).toEqual(['Instagram']);
    expect(offeredItems(items, '')).toHaveLength(3);
    expect(
      activeFilters({
        ...defaultFilters(false),
        source: ['1'],
        time: { from: '2026-11-01', to: '2026-11-02' },
      }),
    ).toBe(3);
  });
});
