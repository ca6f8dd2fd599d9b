import { KnownError } from '../../errors/known-error.ts';
import { ContractError, parseNamed } from '../../upstream/answers.ts';
import { RestProblem } from '../../upstream/problems.ts';
import type { RestCaller } from '../../upstream/rest-client.ts';
import type { CallArgs } from '../../upstream/rest-types.ts';
import { toPathId } from '../common/ids.ts';
import { mapAlert, mapAlertDetail, type AlertSource } from './mappers.ts';

/**
 * Changes an alert under the version that the caller saw.
 * @throws KnownError STALE with the alert as it is now in `extensions.alert`, shaped like `Alert`
 * without findings.
 */
export async function patchAlert(
  rest: RestCaller,
  id: string,
  body: NonNullable<CallArgs<'updateAlert'>['body']>,
): Promise<AlertSource> {
  return mapAlertDetail(
    await orStale(rest.call('updateAlert', { path: { id: toPathId(id) }, body })),
  );
}

/** Passes an answer on; a refusal as STALE gets the alert as it is now. */
export async function orStale<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof RestProblem && error.code === 'STALE' ? withCurrentAlert(error) : error;
  }
}

function withCurrentAlert(problem: RestProblem): KnownError {
  try {
    const alert = mapAlert(parseNamed('Alert', problem.body['alert']));
    return new KnownError(problem.status, problem.code, problem.message, {
      ...problem.details,
      extra: { alert },
    });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    // The refusal stands; the client fetches the alert itself.
    return problem;
  }
}
