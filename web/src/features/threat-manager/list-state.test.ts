import { describe, expect, it } from 'vitest';
import { isNarrowed, isPreset, NO_FILTERS, parseKeptFilters, presetFilters, readListState, toAlertFilter, writeListState } from './list-state.ts';

const read = (query: string, kept = NO_FILTERS) => readListState(new URLSearchParams(query), kept);

describe('what the address bar says about the list', () => {
  it('is the first page of what needs review when it says nothing', () => {
    expect(read('')).toEqual({ list: 'review', page: 1, search: '', severity: [], sourceIds: [], assignees: [] });
  });
  it('survives being written and read again', () => {
    const state = {
      list: 'resolved', page: 3, search: 'MZ & header', severity: ['CRITICAL', 'LOW'], sourceIds: [7], assignees: ['4', '9'],
    } as const;
    expect(read(writeListState(state).toString())).toEqual(state);
  });
  it('keeps "no severity chosen" apart from "nothing said"', () => {
    const kept = presetFilters(false);
    expect(read('', kept).severity).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']);
    expect(read('severity=any', kept).severity).toEqual([]);
    expect(read(writeListState({ ...read('', kept), severity: [] }).toString(), kept).severity).toEqual([]);
  });
  it('drops what makes no sense instead of failing', () => {
    expect(read('tab=nonsense&page=-2&severity=dire,high&source=x,7,-1&assignee=a%20b,12')).toEqual({
      list: 'review', page: 1, search: '', severity: ['HIGH'], sourceIds: [7], assignees: ['12'],
    });
  });
  it('cuts a search to what the server takes', () => {
    expect(read(`q=${'x'.repeat(400)}`).search).toHaveLength(256);
  });
});

describe('filters kept in the browser', () => {
  it('come back as they were', () => {
    const filters = { severity: ['HIGH'], sourceIds: [5], assignees: ['3'] } as const;
    expect(parseKeptFilters(JSON.stringify(filters))).toEqual(filters);
  });
  it('are ignored when somebody else wrote them', () => {
    expect(parseKeptFilters(null)).toBeNull();
    expect(parseKeptFilters('{"severity":')).toBeNull();
    expect(parseKeptFilters('7')).toBeNull();
    expect(parseKeptFilters('{"severity":["HIGH",4,"X"],"sourceIds":"all"}')).toEqual({ severity: ['HIGH'], sourceIds: [], assignees: [] });
  });
  it('choose no severity for trial users and all but Informative for others', () => {
    expect(presetFilters(true).severity).toEqual([]);
    expect(presetFilters(false).severity).toEqual(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW']);
  });
});

describe('the filter sent to the gateway', () => {
  it('leaves out what does not narrow', () => {
    expect(toAlertFilter({ ...NO_FILTERS, search: '' })).toEqual({});
  });
  it('names everything that narrows', () => {
    expect(toAlertFilter({ severity: ['HIGH'], sourceIds: [7], assignees: ['4'], search: 'zip' }, 'DETECTED')).toEqual({
      status: ['DETECTED'], severity: ['HIGH'], sourceIds: [7], assignedTo: ['4'], search: 'zip',
    });
  });
});

describe('an empty list', () => {
  const usual = presetFilters(false);
  it('is really empty with the filters of a first visit, or with wider ones', () => {
    expect(isNarrowed({ ...usual, search: '' }, usual)).toBe(false);
    expect(isNarrowed({ ...NO_FILTERS, search: '' }, usual)).toBe(false);
    expect(isNarrowed({ ...usual, severity: [...usual.severity, 'INFORMATIVE'], search: '' }, usual)).toBe(false);
  });
  it('may hold something without the search or a filter', () => {
    expect(isNarrowed({ ...usual, search: 'zip' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, severity: ['HIGH'], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, sourceIds: [7], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...usual, assignees: ['4'], search: '' }, usual)).toBe(true);
    expect(isNarrowed({ ...NO_FILTERS, severity: ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'], search: '' }, presetFilters(true))).toBe(true);
  });
  it('offers to reset only what a reset would change', () => {
    expect(isPreset({ ...usual, search: '' }, usual)).toBe(true);
    expect(isPreset({ ...usual, severity: [...usual.severity].reverse(), search: '' }, usual)).toBe(true);
    expect(isPreset({ ...NO_FILTERS, search: '' }, usual)).toBe(false);
    expect(isPreset({ ...usual, search: 'zip' }, usual)).toBe(false);
  });
});
