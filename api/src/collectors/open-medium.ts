import { say } from '@vedetta/messages/say.ts';
import type { Http, HttpRequest } from '../platform/outbound/guarded-fetch.ts';
import type { OpenedMedium } from './collector.ts';

/**
 * Opens the bytes of a medium. Without headers no token goes along; with them, to the first host
 * alone.
 */
export async function openMedium(http: Http, wanted: HttpRequest): Promise<OpenedMedium> {
  const answer = await http.open(wanted);
  if (!answer.ok) return { ok: false, problem: { kind: 'temporary', why: answer.why } };
  if (answer.status === 200)
    return { ok: true, value: { chunks: answer.chunks, name: lastPart(answer.url) } };
  await answer.chunks[Symbol.asyncIterator]().return?.();
  const isGone = answer.status === 404 || answer.status === 410 || answer.status === 403;
  return {
    ok: false,
    problem: {
      kind: 'gone',
      why: isGone
        ? say('mediumGone', { status: answer.status })
        : say('mediumWithheld', { status: answer.status }),
    },
  };
}

/** The name that the address gives it; null where it gives none. */
function lastPart(link: string): string | null {
  const part = new URL(link).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part).slice(0, 200) || null;
  } catch {
    return part.slice(0, 200);
  }
}
