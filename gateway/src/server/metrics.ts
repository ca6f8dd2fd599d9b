import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Operated } from './operations.ts';

/** What is counted as it happens; everything else is read when somebody asks. */
export interface Metrics {
  /** One call of the api. @param status of the answer; 0 when none came. */
  called: (operation: string, status: number, seconds: number) => void;
  /** One operation over HTTP. */
  operated: (operated: Operated) => void;
  registry: Registry;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Prometheus figures of the gateway. Labels come from our own lists, never from what a client
 * wrote.
 * @param live numbers that are read at the time of asking.
 */
export function createMetrics(live: {
  clientSockets(): number;
  upstreamSockets(): number;
}): Metrics {
  const registry = new Registry();
  const operations = new Histogram({
    name: 'vedetta_graphql_operation_seconds',
    help: 'Time from the parsed request to the response.',
    labelNames: ['kind', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'vedetta_api_call_seconds',
    help: 'Duration of one REST API call, including retries.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const unread = new Counter({
    name: 'vedetta_graphql_unreadable_total',
    help: 'Requests without an executable operation.',
    registers: [registry],
  });
  new Gauge({
    name: 'vedetta_client_sockets',
    help: 'Open client sockets.',
    registers: [registry],
    collect() {
      this.set(live.clientSockets());
    },
  });
  new Gauge({
    name: 'vedetta_api_sockets',
    help: 'Open REST API streams, one per user and kind, on a shared socket or on separate ones.',
    registers: [registry],
    collect() {
      this.set(live.upstreamSockets());
    },
  });

  const operated = ({ kind, codes, seconds }: Operated) => {
    if (kind === null) unread.inc();
    else operations.observe({ kind, outcome: codes.length > 0 ? 'errors' : 'ok' }, seconds);
  };
  return {
    operated,
    registry,
    called: (operation, status, seconds) => {
      calls.observe({ operation, status }, seconds);
    },
  };
}
