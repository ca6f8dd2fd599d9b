import type { Problem } from '@vedetta/machines';
import { useSelector } from '@xstate/react';
import type { SignIn } from './machine.ts';

/** What every form of the flow shows: whether it waits and what went wrong last. */
export function useStep(signIn: SignIn): { pending: boolean; problem: Problem | null } {
  const pending = useSelector(signIn, (snapshot) => snapshot.hasTag('pending'));
  const problem = useSelector(signIn, (snapshot) => snapshot.context.problem);
  return { pending, problem };
}
