import {
  defaultFilters,
  defaultView,
  keptText,
  parseKept,
  parseQuery,
  writeQuery,
  type Filters,
} from '@vedetta/machines';
import { afterEach, describe, expect, it } from 'vitest';
import { showTimesIn } from '../../lib/dates.ts';
import { isNarrowed, isPreset, sharedStatus, toAlertFilter } from './list-state.ts';

const NO_FILTERS = defaultFilters(true);
const read = (query: string, kept: Filters = NO_FILTERS) => parseQuery(query, kept);

describe('what the address bar says about the list', () => {
  it('is the first page of what needs review when it says nothing', () => {
    expect(read('')).toEqual(defaultView(NO_FILTERS));
  });
  it('survives being written and read again', () => {
    const view = {
      tab: 'resolved',
      page: 3,
      after: '2.5.12',
      search: 'MZ & header',
      severity: ['CRITICAL', 'LOW'],
      source: ['7'],
      target: ['12'],
      assignee: ['4', '9'],
      detector: ['threats'],
      answer: ['DUPLICATE'],
      hour: ['2-14@Europe/Rome'],
      time: { from: '2026-11-01', to: '2026-11-21' },
      sort: 'severity',
      order: 'desc',
    } as const;
    expect(read(writeQuery(view))).toEqual(view);
  });
  it('keeps "no severity chosen" apart from "nothing said"', () => {
    const kept = defaultFilters(false);
    expect(read('', kept).severity).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']);
    expect(read('severity=any', kept).severity).toEqual([]);
    expect(read(writeQuery({ ...read('', kept), severity: [] }), kept).severity).toEqual([]);
  });
  it('drops what makes no sense instead of failing', () => {
    expect(
      read(
        'tab=nonsense&page=-2&severity=dire,high&source=x,7,-1&assignee=a%20b,12&from=2026-13-01&to=2026-11-21',
      ),
    ).toEqual({
      ...defaultView(NO_FILTERS),
      severity: ['HIGH'],
      source: ['7'],
      assignee: ['12'],
    });
  });
  it('cuts a search to what the server takes', () => {
    expect(read(`q=${'x'.repeat(400)}`).search).toHaveLength(256);
  });
});

describe('filters kept in the browser', () => {
  it('come back as they were', () => {
    const filters = { ...NO_FILTERS, severity: ['HIGH'], source: ['5'], assignee: ['3'] };
    expect(parseKept(keptText(filters))).toEqual(filters);
  });
  it('are ignored when somebody else wrote them', () => {
    expect(parseKept(null)).toBeNull();
    expect(parseKept('{"severity":')).toBeNull();
    expect(parseKept('7')).toBeNull();
    expect(parseKept('{"severity":["HIGH",4,"X"],"source":"all"}')).toEqual({
      ...NO_FILTERS,
      severity: ['HIGH'],
    });
  });
  it('choose no severity for trial users and all but Informative for others', () => {
    expect(defaultFilters(true).severity).toEqual([]);
    expect(defaultFilters(false).severity).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']);
  });
});

describe('the filter sent to the gateway', () => {
  afterEach(() => showTimesIn(null));
  it('leaves out what does not narrow', () => {
    expect(toAlertFilter({ ...NO_FILTERS, search: '' })).toEqual({});
  });
  it('names everything that narrows', () => {
    expect(
      toAlertFilter(
        {
          ...NO_FILTERS,
          severity: ['HIGH'],
          source: ['7'],
          target: ['12'],
          assignee: ['4'],
          detector: ['threats'],
          answer: ['DUPLICATE', 'CANNOT_TELL'],
          hour: ['7-0@Etc/GMT+5'],
          search: 'zip',
        },
        'review',
      ),
    ).toEqual({
      status: ['DETECTED'],
      severity: ['HIGH'],
      sourceIds: [7],
      targetIds: ['12'],
      assignedTo: ['4'],
      detectors: ['threats'],
      feedback: ['DUPLICATE', 'CANNOT_TELL'],
      hours: [{ weekday: 7, hour: 0, timeZone: 'Etc/GMT+5' }],
      search: 'zip',
    });
  });
  it('asks for no status where the list holds all of them, and for two where a figure counts two', () => {
    expect(toAlertFilter({ ...NO_FILTERS, search: '' }, 'all')).toEqual({});
    expect(toAlertFilter({ ...NO_FILTERS, search: '' }, 'validated')).toEqual({
      status: ['VALIDATED', 'RESOLVED'],
    });
  });
  it("ends a range of days with the last second of its last day, on the reader's clock", () => {
    showTimesIn('Europe/Rome');
    expect(
      toAlertFilter({ ...NO_FILTERS, time: { from: '2026-10-25', to: '2026-10-25' }, search: '' }),
    ).toEqual({
      timeFrom: '2026-10-24T22:00:00.000Z',
      timeTo: '2026-10-25T22:59:59.999Z',
    });
  });
});

describe('Different statuses', () => {
  it('have the status of their list in common, and in a list of several only what all of them have', () => {
    expect(sharedStatus(['DETECTED'], ['DETECTED', 'VALIDATED'])).toBe('DETECTED');
    expect(sharedStatus(['DETECTED', 'VALIDATED'], ['VALIDATED', 'VALIDATED'])).toBe('VALIDATED');
    expect(sharedStatus(['DETECTED', 'VALIDATED'], ['DETECTED', 'VALIDATED'])).toBeNull();
    expect(sharedStatus(['DETECTED', 'VALIDATED'], [])).toBeNull();
  });
});

describe('an empty list', () => {
  const usual = defaultFilters(false);
  it('is really empty with the filters of a first visit, or with wider ones', () => {
    expect(isNarrowed({ ...usual, search: '' }, usual)).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, search: '' }, usual)).toBe(false);
    expect(
      isNarrowed({ ...usual, severity: [...usual.severity, 'INFORMATIVE'], search: '' }, usual),
    ).toBe(false);
  });
  it('may hold something without the search or a filter', () => {
    expect(isNarrowed({ ...usual, search: 'zip' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, severity: ['HIGH'], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, source: ['7'], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, assignee: ['4'], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, detector: ['threats'], search: '' }, usual)).toBe(true);
    expect(
      isNarrowed({ ...usual, time: { from: '2026-11-01', to: '2026-11-21' }, search: '' }, usual),
    ).toBe(true);
    expect(
      isNarrowed(
        { ...NO_FILTERS, severity: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'], search: '' },
        defaultFilters(true),
      ),
    ).toBe(true);
  });
  it('offers to reset only what a reset would change', () => {
    expect(isPreset({ ...usual, search: '' }, usual)).toBe(true);
    expect(isPreset({ ...usual, severity: [...usual.severity].reverse(), search: '' }, usual)).toBe(
      true,
    );
    expect(isPreset({ ...NO_FILTERS, search: '' }, usual)).toBe(false);
    expect(isPreset({ ...usual, search: 'zip' }, usual)).toBe(false);
    expect(isPreset({ ...usual, answer: ['DUPLICATE'], search: '' }, usual)).toBe(false);
  });
});
