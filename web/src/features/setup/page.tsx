import { useActorRef, useSelector } from '@xstate/react';
import { Navigate } from 'react-router-dom';
import * as m from '../../generated/messages/setup/index.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { wiredFirstRun } from './machine.ts';
import { SetupForm } from './setup-form.tsx';
import { setupDone } from './setup-state.ts';

/** First-run set-up: the company and its first admin. */
export default function SetupPage() {
  const firstRun = useActorRef(wiredFirstRun, actorOptions());
  const form = useSelector(firstRun, (snapshot) => snapshot.hasTag('form'));
  const over = useSelector(firstRun, (snapshot) => snapshot.status === 'done');
  const problem = useSelector(firstRun, (snapshot) =>
    snapshot.hasTag('unreachable') ? snapshot.context.problem : null,
  );
  const email = useSelector(firstRun, (snapshot) => snapshot.context.email);
  if (over) {
    // Somebody else may have done it meanwhile.
    setupDone();
    return <Navigate to="/login" replace state={email === null ? null : { email }} />;
  }
  return (
    <>
      <PageTitle>{m.setUp}</PageTitle>
      {form && <SetupForm firstRun={firstRun} />}
      {problem !== null && (
        <main>
          <Failure
            title={m.serverNotResponding}
            action={
              <Button
                variant="primary"
                icon="refresh"
                onClick={() => {
                  firstRun.send({ type: 'first-run.retried' });
                }}
              >
                {m.tryAgain}
              </Button>
            }
          >
            {said(problem.message)}
          </Failure>
        </main>
      )}
      {!form && problem === null && <Loading whole />}
    </>
  );
}
