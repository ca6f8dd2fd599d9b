import { RelativeTime } from '../ui/relative-time.tsx';
import { formatMoment, timeAgo } from './dates.ts';

/** `3 mins ago`, with the exact moment in the reader's time zone as a tooltip. `at` is RFC 3339. */
export function Ago({ at }: { at: string }) {
  return (
    <RelativeTime dateTime={at} words={(now) => timeAgo(at, now)} absolute={formatMoment(at)} />
  );
}
