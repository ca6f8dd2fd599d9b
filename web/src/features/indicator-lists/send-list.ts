import { NETWORK_PROBLEM, problem, type Problem } from '@vedetta/machines';
import * as m from '../../generated/messages/indicator-lists/index.ts';
import { named, sayable } from '../../lib/problem.ts';
import { currentToken, mayRetry, type Session } from '../../domain/session/session.ts';

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** What a server says that did not take the file: the sentence beside the file, else its own. */
async function refusalOf(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => null);
  const errors = member(body, 'errors');
  const field: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const first = member(field, 'message');
  const detail = first ?? member(body, 'detail') ?? member(body, 'title');
  const reason = member(first === undefined ? body : field, 'reason');
  const code = member(body, 'code');
  return problem(
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof detail === 'string'
      ? named(detail, reason)
      : sayable(() => m.fileRejected({ status: answer.status })),
    { status: answer.status },
  );
}

/**
 * Puts a file in place of what a list holds; its bytes go past GraphQL. Answers what is wrong, or
 * null.
 */
export async function sendList(session: Session, id: string, file: File): Promise<Problem | null> {
  const attempt = async (access: string | null): Promise<Response> => {
    const form = new FormData();
    form.append('file', file, file.name);
    return fetch(`/api/indicator_lists/v1/${encodeURIComponent(id)}/file/`, {
      method: 'POST',
      body: form,
      headers: access === null ? {} : { Authorization: `Bearer ${access}` },
    });
  };
  try {
    const access = currentToken(session);
    const first = await attempt(access);
    const answer =
      first.status === 401 && (await mayRetry(session, access))
        ? await attempt(currentToken(session))
        : first;
    return answer.ok ? null : await refusalOf(answer);
  } catch {
    return NETWORK_PROBLEM;
  }
}
