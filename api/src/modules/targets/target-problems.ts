import { say } from '@vedetta/messages/say.ts';
import { HttpProblem, type FieldError } from '../../platform/errors/http-problem.ts';

/** @param errors one per thing that is watched already, with its place in the request. */
export const alreadyWatched = (errors: FieldError[]) =>
  new HttpProblem(
    409,
    'CONFLICT',
    errors.length === 1 && errors[0]
      ? errors[0].message
      : say('targetsWatched', { count: errors.length }),
    { errors },
  );
