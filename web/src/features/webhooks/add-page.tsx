import { useApolloClient } from '@apollo/client/react';
import { reveal } from '@vedetta/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as m from '../../generated/messages/webhooks/index.ts';
import { useFocusOnRefusal } from '../../domain/account-form/account-form.ts';
import { actorOptions } from '../../lib/inspection.ts';
import { said } from '../../lib/problem.ts';
import { SECRET_WORDS } from '../../lib/secret-words.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OneTimeSecret } from '../../ui/one-time-secret.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { WebhookFields, type WebhookDraft } from './fields.tsx';
import { wiredNewWebhook } from './machine.ts';
import './webhooks.css';

const LIST = '/admin/settings/webhooks';

/** /admin/settings/add-webhook: a link that is told of events; its signing secret is shown once. */
export default function AddWebhookPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const making = useActorRef(
    useMemo(() => wiredNewWebhook(client), [client]),
    actorOptions(),
  );
  const pending = useSelector(making, (snapshot) => snapshot.hasTag('pending'));
  const done = useSelector(making, (snapshot) => snapshot.hasTag('done'));
  const { problem, secret: made } = useSelector(making, ({ context }) => context);
  const [draft, setDraft] = useState<WebhookDraft>({
    name: '',
    url: '',
    kinds: ['ALERT_CREATED', 'ALERT_CHANGED'],
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(form, problem);
  useEffect(() => {
    if (done) void navigate(LIST);
  }, [done, navigate]);
  return (
    <div className="page webhook-form">
      <PageTitle>{m.createTitle}</PageTitle>
      <div className="head">
        <Link className="btn btn-ghost btn-m btn-icon" to={LIST} aria-label={m.backToWebhooks}>
          <Icon name="left" />
        </Link>
        <h1 tabIndex={-1}>
          {made === null ? m.createTitle : m.createdTitle({ name: draft.name.trim() })}
        </h1>
      </div>
      {made !== null ? (
        <Card padded className="col webhook-shown">
          <OneTimeSecret what={m.signingSecret} text={reveal(made)} />
          <p className="dim">{m.secretHint}</p>
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
              if (!pending)
                making.send({
                  type: 'one-time-secret.submitted',
                  wish: { name: draft.name, url: draft.url, choices: draft.kinds, expiresAt: null },
                });
            }}
          >
            {problem !== null && problem.fields.length === 0 && (
              <Banner status="error">{said(problem.message, SECRET_WORDS)}</Banner>
            )}
            <WebhookFields draft={draft} onChange={setDraft} problem={problem} />
            <p className="dim">{m.messagesIntro}</p>
            <div className="row webhook-acts">
              <Link className="btn btn-default btn-m" to={LIST}>
                {m.cancel}
              </Link>
              <Button type="submit" variant="primary" busy={pending}>
                {m.createWebhook}
              </Button>
            </div>
          </form>
        </Card>
      )}
    </div>
  );
}
