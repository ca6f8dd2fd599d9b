import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../test/patience.ts';
import { createApolloClient } from '../../lib/apollo.ts';
import { toProblem } from '../../lib/problem.ts';
import { onNews, sendChange, type FieldChange, type TriageAlert } from './triage-api.ts';

const ALERT: TriageAlert = {
  id: '7',
  version: 3,
  title: 'Lookalike',
  titleReason: { code: 'titleThreatViolence', params: [] },
  status: 'DETECTED',
  severity: 'HIGH',
  assignee: null,
};
const ADA = { id: '5', fullName: 'Ada Rossi', email: 'ada@meridiana.example' };

let server: Server;
let url: string;
/** Questions that nobody has answered yet. */
const waiting: { name: string; answer: (data: object) => void }[] = [];

beforeEach(async () => {
  server = createServer((request, response: ServerResponse) => {
    let text = '';
    request
      .on('data', (part: Buffer) => {
        text += part.toString();
      })
      .on('end', () => {
        const name = /"operationName":"(\w+)"/.exec(text)?.[1] ?? '';
        waiting.push({
          name,
          answer: (data) =>
            response
              .writeHead(200, { 'content-type': 'application/json' })
              .end(JSON.stringify({ data })),
        });
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  waiting.length = 0;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = () =>
  createApolloClient({ url, tokens: { token: () => 't', mayRetry: () => Promise.resolve(false) } });
const asked = async (name: string) => {
  const immediately = () => new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; turn < 10_000 && waiting.length === 0; turn += 1) await immediately();
  const found = waiting.shift();
  expect(found?.name).toBe(name);
  return found;
};
const answerOf = (version: number, change: object) => ({
  __typename: 'Alert',
  id: '7',
  version,
  status: 'DETECTED',
  severity: 'HIGH',
  severitySetByPerson: true,
  assignee: null,
  feedbackResponse: null,
  dismissReason: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  ...change,
});

describe('an act on an alert', () => {
  it.each<[FieldChange, string]>([
    [{ kind: 'severity', to: 'LOW' }, 'UpdateAlertSeverity'],
    [{ kind: 'assignee', to: ADA }, 'AssignAlert'],
  ])(
    'that is not answered within 15 s is given up and does not hold up the next one: %j',
    async (change, name) => {
      const apollo = client();
      const hung = sendChange(apollo, `hung-${name}`, 3, change).catch(
        (error: unknown) => toProblem(error).code,
      );
      const next = sendChange(apollo, `hung-${name}`, 3, { kind: 'severity', to: 'MEDIUM' });
      await asked(name);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(waiting).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(1);
      expect(await hung).toBe('TIMEOUT');
      (await asked('UpdateAlertSeverity'))?.answer({
        updateAlertSeverity: answerOf(4, { severity: 'MEDIUM' }),
      });
      expect((await next).version).toBe(4);
    },
  );

  it('hears of what others changed meanwhile, not of what this tab did', async () => {
    const apollo = client();
    const heard: number[] = [];
    const stop = onNews(apollo, ALERT.id, ({ version }) => {
      heard.push(version);
    });
    const write = (version: number) => {
      apollo.cache.modify({ id: 'Alert:7', fields: { version: () => version } });
    };
    const own = sendChange(apollo, ALERT.id, 3, { kind: 'severity', to: 'LOW' });
    (await asked('UpdateAlertSeverity'))?.answer({
      updateAlertSeverity: answerOf(4, { severity: 'LOW' }),
    });
    await own;
    write(5);
    await vi.waitFor(() => {
      expect(heard).toEqual([5]);
    }, PATIENT);
    stop();
    write(6);
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([5]);
  });
});
