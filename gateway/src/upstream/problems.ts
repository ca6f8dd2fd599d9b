import { z } from 'zod';
import { KnownError, unavailable } from '../errors/known-error.ts';
import { toInputPath } from '../errors/field-paths.ts';

const Reason = z.object({ code: z.string(), params: z.record(z.string(), z.string()) }).optional();

/** RFC 9457 with our extension members. */
const Problem = z.looseObject({
  status: z.int(),
  code: z.string().regex(/^[A-Z][A-Z_]{0,63}$/),
  title: z.string(),
  detail: z.string().optional(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string(), code: z.string(), reason: Reason }))
    .optional(),
  reason: Reason,
});

/** A refusal by the REST API; `body` holds the problem's extension members as they came. */
export class RestProblem extends KnownError {
  readonly body: Record<string, unknown>;

  constructor(
    operationId: string,
    problem: z.infer<typeof Problem>,
    retryAfter: number | undefined,
  ) {
    super(problem.status, problem.code, problem.detail ?? problem.title, {
      errors: problem.errors?.map((error) => ({
        ...error,
        path: toInputPath(operationId, error.path),
      })),
      retryAfter,
      ...(problem.reason ? { extra: { reason: problem.reason } } : {}),
    });
    this.name = 'RestProblem';
    this.body = problem;
  }
}

/**
 * The failure to throw for an answer that is no success.
 * @param status HTTP status.
 * @param text the body as it came; it is shown to nobody unless it is a problem of 4xx.
 * @param retryAfter seconds, from the header.
 */
export function problemOf(
  operationId: string,
  status: number,
  text: string,
  retryAfter: string | undefined,
): KnownError {
  const seconds =
    retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  if (status === 503) return unavailable(503, seconds);
  if (status >= 500 || status < 400) return unavailable(502, seconds);
  const problem = Problem.safeParse(parseJson(text));
  if (problem.success && problem.data.status === status)
    return new RestProblem(operationId, problem.data, seconds);
  // A 4xx without a problem document comes from something that is not our api, e.g. a proxy in
  // between.
  return unavailable(502, seconds);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
