import { useSearchParams } from 'react-router-dom';
import type { AuditFilter } from '../../generated/audit-log/graphql.ts';
import { momentOf } from '../../lib/dates.ts';
import { endOf } from '../../lib/expiry/expiry.ts';
import { pageOf } from '../../lib/use-page.ts';
import { SUBJECTS, type Subject } from './words.ts';

export interface AuditQuery {
  subject: Subject;
  actor: string;
  address: string;
  from: string;
  to: string;
  page: number;
}

export const NO_FILTER = { subject: '', actor: '', address: '', from: '', to: '' } as const;
const day = (text: string | null): string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** What an address asks for; what it does not understand does not filter. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  return {
    subject: SUBJECTS.find(({ value }) => value === params.get('subject'))?.value ?? '',
    actor: /^\d+$/.exec(params.get('actor') ?? '')?.[0] ?? '',
    // The server takes signs of network addresses only.
    address: (params.get('address') ?? '').replace(/[^\w.:-]/g, '').slice(0, 64),
    from: day(params.get('from')),
    to: day(params.get('to')),
    page: pageOf(params),
  };
}

/** The filter as the server takes it; the last day counts to its end. */
export function auditFilterOf({ subject, actor, address, from, to }: AuditQuery): AuditFilter {
  return {
    ...(subject === '' ? {} : { action: subject }),
    ...(actor === '' ? {} : { actorId: actor }),
    ...(address === '' ? {} : { address }),
    ...(from === '' ? {} : { timeFrom: momentOf(`${from}T00:00:00`) }),
    ...(to === '' ? {} : { timeTo: endOf(to) }),
  };
}

/** Page and filters, which the address bar carries. A new filter begins at the first page. */
export function useAuditQuery(): [AuditQuery, (change: Partial<AuditQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (part: Partial<AuditQuery>) => {
    const next = { ...auditQueryOf(new URLSearchParams(window.location.search)), page: 1, ...part };
    const entries = {
      subject: next.subject,
      actor: next.actor,
      address: next.address,
      from: next.from,
      to: next.to,
      page: next.page === 1 ? '' : String(next.page),
    };
    setParams(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== '')), {
      replace: 'address' in part,
    });
  };
  return [auditQueryOf(params), change];
}
