import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** One kind of call, or a mix; the calls are sent in turn. */
export interface Load {
  name: string;
  calls: { path: string; access: string; method?: 'GET'; body?: unknown }[];
}
export interface Order {
  url: string;
  clients: number;
  requests: number;
  load: Load;
}
/** Durations in milliseconds, and the processor time of the clients themselves per call. */
export const Pressed = z.object({ times: z.array(z.number()), clientMs: z.number() });

/**
 * Sends the calls of one load with so many clients at once, each waiting for its answer only.
 * Node's own client costs a sixth of what `fetch` does, and runs on the processors that are
 * measured.
 * @returns the duration of each call, in ascending order.
 */
export async function press({
  url,
  clients,
  requests,
  load,
}: Order): Promise<z.output<typeof Pressed>> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const sent = load.calls.map((call) => ({
    ...call,
    body: call.method === 'GET' ? '' : JSON.stringify(call.body),
  }));
  const times: number[] = [];
  const used = process.cpuUsage();
  let next = 0;
  const client = async () => {
    for (let n = (next += 1); n <= requests; n = next += 1) {
      const call = sent[n % sent.length];
      if (call === undefined) throw new Error(`${load.name} has no calls.`);
      const { path, access, method = 'POST', body } = call;
      const start = performance.now();
      const asked = request(`${url}${path}`, {
        agent,
        method,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${access}`,
        },
      });
      const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
      asked.end(body);
      const [answer] = await answered;
      if (answer.statusCode !== 200)
        throw new Error(`${load.name}: ${answer.statusCode} ${(await text(answer)).slice(0, 300)}`);
      answer.resume();
      await once(answer, 'end');
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  const { user, system } = process.cpuUsage(used);
  return { times: times.sort((a, b) => a - b), clientMs: (user + system) / 1000 / requests };
}
