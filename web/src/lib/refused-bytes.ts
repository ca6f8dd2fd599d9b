import { problem, type Problem } from '@vedetta/machines';
import { named, problemOfStatus } from './problem.ts';

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/**
 * Why a fetch of bytes was refused: from `application/problem+json`, or from whatever a proxy
 * answers in its place. Reads the answer.
 */
export async function problemOfResponse(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const code = member(body, 'code');
  const words = member(body, 'detail') ?? member(body, 'title');
  const asStatus = problemOfStatus(response.status, null);
  if (
    response.status >= 500 ||
    response.status === 401 ||
    typeof code !== 'string' ||
    typeof words !== 'string'
  )
    return asStatus;
  return problem(code, named(words, member(body, 'reason')), { status: response.status });
}
