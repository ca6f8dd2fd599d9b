import { useApolloClient, useQuery } from '@apollo/client/react';
import { filledTargetRows, MAX_TARGET_ROWS, type TargetOption } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/targets/index.ts';
import { TargetTypesDocument } from '../../generated/targets/graphql.ts';
import { focusFirstFault, useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { showToast } from '../../ui/toast.ts';
import { faultWords } from './fault-words.ts';
import { TargetsGate } from './locked.tsx';
import { wiredTargetForm } from './machine.ts';
import { SourceChoice } from './source-choice.tsx';
import { TargetRows } from './target-rows.tsx';
import './targets.css';

/** /add-targets: several things to watch at once, by the rules of their source. */
export default function AddTargetsPage() {
  return (
    <TargetsGate capability="targets.write" title={m.addTargets}>
      <AddTargets />
    </TargetsGate>
  );
}

function AddTargets() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const form = useActorRef(
    useMemo(() => wiredTargetForm(client), [client]),
    { ...actorOptions(), input: { firstRow: '1' } },
  );
  const { options, chosen, rows, problem, added } = useSelector(form, ({ context }) => context);
  const pending = useSelector(form, (snapshot) => snapshot.hasTag('pending'));
  const editing = useSelector(form, (snapshot) => snapshot.hasTag('form'));
  const canSubmit = useSelector(form, (snapshot) => snapshot.hasTag('canSubmit'));
  const unreachable = useSelector(form, (snapshot) => snapshot.hasTag('unreachable'));
  const done = useSelector(form, (snapshot) => snapshot.hasTag('done'));
  // Names, examples and notices; the machine has asked for them.
  const { data } = useQuery(TargetTypesDocument, { fetchPolicy: 'cache-only' });
  const element = useRef<HTMLFormElement>(null);
  const rowCount = useRef(1);
  useFocusOnRefusal(element, problem);
  const writesOn = useRef(false);
  useEffect(() => {
    if (writesOn.current)
      element.current?.querySelector<HTMLElement>('.target-row:last-child input')?.focus();
    writesOn.current = false;
  }, [rows.length]);
  // Empty rows are not sent.
  const wanted = filledTargetRows(rows).length;
  useEffect(() => {
    if (!done) return;
    showToast({ title: m.targetsAdded({ added }) });
    void navigate('/targets');
  }, [done, added, navigate]);
  const choose = ({ sourceId, type }: Pick<TargetOption, 'sourceId' | 'type'>) =>
    form.send({ type: 'target-form.kind.chosen', sourceId, kind: type });
  const placeholder = data?.targetTypes.find(
    (one) => one.sourceId === chosen?.sourceId && one.type === chosen.type,
  )?.placeholder;
  return (
    <div className="page target-form">
      <PageTitle>{m.addTargets}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.addTargets}</h1>
      </div>
      {unreachable && (
        <Banner
          status="error"
          action={
            <Button size="s" onClick={() => form.send({ type: 'target-form.retried' })}>
              {m.tryAgain}
            </Button>
          }
        >
          {problem === null ? m.serverUnreachable : said(problem.message)}
        </Banner>
      )}
      {!editing && !unreachable && <Loading />}
      {editing && (
        <Card padded>
          <form
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (pending) return;
              form.send({ type: 'target-form.submitted' });
              focusFirstFault(event.currentTarget);
            }}
          >
            {problem !== null && (
              <Banner status="error">
                {rows.some((row) => row.problem !== null)
                  ? m.someRowsFaulty
                  : faultWords(problem.message)}
              </Banner>
            )}
            <SourceChoice
              options={options}
              types={data?.targetTypes ?? []}
              notices={data?.sources ?? []}
              chosen={chosen}
              onChoose={choose}
            />
            {chosen !== null && (
              <TargetRows
                chosen={chosen}
                placeholder={placeholder}
                rows={rows}
                onEdit={(row) => form.send({ type: 'target-form.row.edited', ...row })}
                onRemove={(id) => form.send({ type: 'target-form.row.removed', id })}
              />
            )}
            <div className="row">
              {chosen !== null && rows.length < MAX_TARGET_ROWS && (
                <Button
                  icon="plus"
                  onClick={() => {
                    rowCount.current += 1;
                    writesOn.current = true;
                    form.send({ type: 'target-form.row.added', id: String(rowCount.current) });
                  }}
                >
                  {m.addAnother}
                </Button>
              )}
              <span className="grow" />
              <Link className="btn btn-default btn-m" to="/targets">
                {m.cancel}
              </Link>
              <Button
                type="submit"
                variant="primary"
                busy={pending}
                disabled={!canSubmit && !pending}
              >
                {wanted < 2 ? m.addTarget : m.addTargetsCount({ count: wanted })}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </div>
  );
}
