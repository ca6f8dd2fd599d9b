import { useApolloClient } from '@apollo/client/react';
import { reveal } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Scope } from '../../generated/access-keys/graphql.ts';
import * as m from '../../generated/messages/access-keys/index.ts';
import { focusFirstFault, useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { ExpiryField } from '../../lib/expiry/expiry-field.tsx';
import { endOf, expiryFault } from '../../lib/expiry/expiry.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { fieldMessage, said } from '../../lib/problem.ts';
import { SECRET_WORDS, secretFault } from '../../lib/secret-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OneTimeSecret } from '../../ui/one-time-secret.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { wiredNewKey } from './machine.ts';
import { SCOPES } from './words.ts';
import './access-keys.css';

const LIST = '/admin/settings/access-keys';
const HEADER = 'Authorization: Bearer …';

/** /admin/settings/add-access-token: a key for another system, shown once. */
export default function AddAccessKeyPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const making = useActorRef(
    useMemo(() => wiredNewKey(client), [client]),
    actorOptions(),
  );
  const pending = useSelector(making, (snapshot) => snapshot.hasTag('pending'));
  const done = useSelector(making, (snapshot) => snapshot.hasTag('done'));
  const { problem, secret: made } = useSelector(making, ({ context }) => context);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>(['READ']);
  const [day, setDay] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, problem);
  useEffect(() => {
    if (done) void navigate(LIST);
  }, [done, navigate]);
  const late = expiryFault(day);
  return (
    <div className="page access-key-form">
      <PageTitle>{m.createAccessKey}</PageTitle>
      <div className="head">
        <Link className="btn btn-ghost btn-m btn-icon" to={LIST} aria-label={m.backToList}>
          <Icon name="left" />
        </Link>
        <h1 tabIndex={-1}>
          {made === null ? m.createAccessKey : m.createdTitle({ name: name.trim() })}
        </h1>
      </div>
      {made !== null ? (
        <Card padded className="col access-key-shown">
          <OneTimeSecret what={m.keyNoun} text={reveal(made)} />
          <p className="dim">
            {m.requestHeaderHint} <code className="mono">{HEADER}</code>
          </p>
          <div className="row">
            <Button variant="primary" onClick={() => making.send({ type: 'one-time-secret.kept' })}>
              {m.secretSaved}
            </Button>
          </div>
        </Card>
      ) : (
        <Card padded>
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (pending) return;
              if (late === undefined)
                making.send({
                  type: 'one-time-secret.submitted',
                  wish: { name, choices: scopes, url: null, expiresAt: endOf(day) },
                });
              else focusFirstFault(event.currentTarget);
            }}
          >
            {problem !== null && problem.fields.length === 0 && (
              <Banner status="error">{said(problem.message, SECRET_WORDS)}</Banner>
            )}
            <TextField
              label={m.name}
              maxLength={100}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
              error={secretFault(problem, 'name')}
              hint={m.nameHint}
            />
            <CheckList
              label={m.scopes}
              options={SCOPES}
              chosen={scopes}
              onChange={setScopes}
              error={secretFault(problem, 'choices', 'scopes')}
            />
            <ExpiryField
              day={day}
              onChange={setDay}
              error={late ?? fieldMessage(problem, 'expiresAt', 'expires_at')}
            />
            <p className="dim">{m.actsOnYourBehalf}</p>
            <div className="row access-key-acts">
              <Link className="btn btn-default btn-m" to={LIST}>
                {m.cancel}
              </Link>
              <Button type="submit" variant="primary" busy={pending}>
                {m.createKey}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </div>
  );
}
