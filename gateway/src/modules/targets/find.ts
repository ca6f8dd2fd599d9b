import { KnownError } from '../../errors/known-error.ts';
import type { Context } from '../../server/context.ts';
import type { TargetSource } from './mappers.ts';

/** A target that an event names; null when it is gone by now. */
export async function targetIfThere({ load }: Context, id: string): Promise<TargetSource | null> {
  try {
    return await load.target.load(id);
  } catch (error) {
    if (error instanceof KnownError && error.status === 404) return null;
    throw error;
  }
}
