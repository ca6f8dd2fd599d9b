import { z } from 'zod';
import type { HttpPlugIn, Judge, Verdict } from '../detectors/plug-ins/plug-in.ts';

/** More is no answer about one item. */
const MOST_BYTES = 1024 * 1024;

const Score = z.number().min(0).max(1);
const Answer = z.object({
  model: z.string().max(200).nullish(),
  results: z
    .array(
      z.object({
        label: z.string().max(200),
        score: Score,
        text: z.int().nonnegative().optional(),
        start: z.int().nonnegative().optional(),
        end: z.int().positive().optional(),
      }),
    )
    .max(1000),
});

/**
 * A classifier of the operator, asked over HTTP as docs/plug-ins.md says: it alone is told the
 * texts and files that are scanned.
 */
export function httpJudge({ http }: HttpPlugIn): Judge {
  const ask = async (
    deadline: number,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
  ) => {
    const milliseconds = Math.max(1, Math.min(http.milliseconds, deadline - Date.now()));
    const response = await fetch(http.url, {
      method: 'POST',
      headers: { accept: 'application/json', ...http.headers, ...headers },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    }).catch((error: unknown) => {
      throw new Error(reasonOf(error, milliseconds), { cause: error });
    });
    const text = await readBody(response).catch((error: unknown) => {
      throw new Error(reasonOf(error, milliseconds), { cause: error });
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return verdictsOf(text);
  };
  return {
    texts: (texts, deadline) =>
      ask(deadline, { 'content-type': 'application/json' }, JSON.stringify({ texts })),
    file: ({ bytes, filename, mime }, deadline) =>
      ask(
        deadline,
        {
          'content-type': mime ?? 'application/octet-stream',
          'x-filename': encodeURIComponent(Buffer.from(filename).toString()),
        },
        new Uint8Array(bytes),
      ),
  };
}

function verdictsOf(text: string): { model: string | null; verdicts: Verdict[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('its answer is not JSON');
  }
  const read = Answer.safeParse(value);
  if (!read.success)
    throw new Error(
      (
        `its answer is invalid: ${read.error.issues[0]?.path.join('.') ?? ''} ` +
        `${read.error.issues[0]?.message ?? ''}`
      ).trim(),
    );
  return {
    model: read.data.model ?? null,
    verdicts: read.data.results.map(({ start, end, ...verdict }) => ({
      ...verdict,
      range: start !== undefined && end !== undefined && end > start ? { start, end } : undefined,
    })),
  };
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: ReadableStream<Uint8Array> | null = response.body;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    size += read.value.length;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw new Error('its answer is longer than 1 MiB');
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Without the address: people read this in reports. */
function reasonOf(error: unknown, milliseconds: number): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return `none within ${milliseconds} ms`;
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
