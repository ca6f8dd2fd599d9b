import { readAnswer } from '../answers.ts';
import type { RunContext } from '../collector.ts';
import type { CollectorProblem } from '../problem.ts';
import type { MastodonCredential, MastodonSettings } from './mastodon-settings.ts';

/**
 * Listens to a hashtag as server-sent events until the server ends the stream; every change hurries
 * the next run on.
 * @returns the problem when the server refuses; nothing when the stream ended, whatever the reason:
 * the run is the truth.
 */
export async function listenToHashtag(
  { http, credential, now }: RunContext<MastodonSettings, MastodonCredential>,
  url: string,
  hurry: () => void,
): Promise<void | CollectorProblem> {
  const answer = await http.open({
    url,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${credential?.token ?? ''}` },
  });
  if (!answer.ok) return { kind: 'temporary', why: answer.why };
  if (answer.status !== 200) {
    const refused = readAnswer(
      { ...answer, bytes: new Uint8Array(), text: () => '', json: () => null },
      'The stream',
      now(),
    );
    return refused.ok ? undefined : refused.problem;
  }
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of answer.chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = (lines.pop() ?? '').slice(-1_000);
    if (lines.some((line) => /^event: ?(update|status\.update|delete)\s*$/.test(line))) hurry();
  }
}
