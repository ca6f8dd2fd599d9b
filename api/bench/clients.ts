import { z } from 'zod';

/** One kind of call, or a mix; the calls are sent in turn. */
export interface Load {
  name: string;
  calls: { path: string; access: string; body: unknown }[];
}
export interface Order {
  url: string;
  clients: number;
  requests: number;
  load: Load;
}
export const Latencies = z.array(z.number());

/** Sends the calls of one load with so many clients at once, each waiting for its answer only. @returns the duration of each call in milliseconds, in ascending order. */
export async function press({ url, clients, requests, load }: Order): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    for (let n = (next += 1); n <= requests; n = next += 1) {
      const { path, access, body } = load.calls[n % load.calls.length] ?? { path: '', access: '', body: {} };
      const start = performance.now();
      const answer = await fetch(`${url}${path}`, {
        method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` }, body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${load.name}: ${answer.status} ${text.slice(0, 300)}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times.sort((a, b) => a - b);
}
