import { isFilterValue, type Day } from '@vedetta/machines';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnreadAddress } from '../../lib/unread-address.ts';
import type { Scope } from './links.ts';
import { daysOf, periodOf, unreadIn, type Period } from './period.ts';

/** What an address asks for. */
export function scopeOf(params: URLSearchParams, period: Period): Scope {
  return {
    days: daysOf(period),
    sources: (params.get('source') ?? '')
      .split(',')
      .filter((value) => isFilterValue('source', value)),
  };
}

/**
 * Period and sources, which the address bar carries: `?month=2026-11`,
 * `?from=2026-11-01&to=2026-11-07&source=5,7`.
 */
export function useScope(today: Day): {
  period: Period;
  scope: Scope;
  setPeriod: (period: Period | null) => void;
  setSources: (sources: readonly string[]) => void;
} {
  const [params, setParams] = useSearchParams();
  const period = useMemo(() => periodOf(params, today), [params, today]);
  const scope = useMemo(() => scopeOf(params, period), [period, params]);
  useUnreadAddress(unreadIn(params, today));
  const change = (entries: Record<string, string>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(entries)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    period,
    scope,
    setPeriod: (next) =>
      change({
        month: next?.kind === 'month' ? next.month : '',
        from: next?.kind === 'days' ? next.from : '',
        to: next?.kind === 'days' ? next.to : '',
      }),
    setSources: (sources) => change({ source: sources.join(',') }),
  };
}
