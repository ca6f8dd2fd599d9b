import { useQuery } from '@apollo/client/react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import * as m from '../../generated/messages/webhooks/index.ts';
import {
  WebhookDetailsDocument,
  type WebhookRowFragment,
} from '../../generated/webhooks/graphql.ts';
import { Ago } from '../../lib/ago.tsx';
import { formatMoment } from '../../lib/dates.ts';
import { isMissing, problemOfRow, said, toProblem } from '../../lib/problem.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pill } from '../../ui/status-pill.tsx';
import { Deliveries } from './deliveries.tsx';
import { useWebhookMenu } from './use-webhook-menu.tsx';
import { kindWords, standingOf } from './words.ts';
import './webhooks.css';

const LIST = '/admin/settings/webhooks';

/** /admin/settings/webhooks/:id: one webhook, and what was sent to it in the last 30 days. */
export default function WebhookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(WebhookDetailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data !== undefined) return <Details webhook={data.webhook} />;
  if (error === undefined) return <Loading />;
  const gone = isMissing(toProblem(error));
  return (
    <div className="page">
      <PageTitle>{m.webhook}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.webhook}</h1>
      </div>
      <Card>
        <EmptyState
          role="alert"
          icon={<Icon name="warning" />}
          title={gone ? m.notFoundTitle : m.webhookLoadFailed}
          description={gone ? m.notFoundHint : said(toProblem(error).message)}
          action={
            gone ? (
              <Link className="btn btn-default btn-m" to={LIST}>
                {m.backToWebhooks}
              </Link>
            ) : (
              <Button icon="refresh" onClick={() => void refetch().catch(() => undefined)}>
                {m.tryAgain}
              </Button>
            )
          }
        />
      </Card>
    </div>
  );
}

function Details({ webhook }: { webhook: WebhookRowFragment }) {
  const navigate = useNavigate();
  const { menuOf, acts, dialogs } = useWebhookMenu(() => void navigate(LIST));
  const { label, tone } = standingOf(webhook);
  const problem = problemOfRow(webhook);
  return (
    <div className="page">
      <PageTitle>{webhook.name}</PageTitle>
      <div className="head">
        <Link className="btn btn-ghost btn-m btn-icon" to={LIST} aria-label={m.backToWebhooks}>
          <Icon name="left" />
        </Link>
        <h1 tabIndex={-1}>{webhook.name}</h1>
        <Pill tone={tone}>{label}</Pill>
        <div className="head-acts">
          <Button
            icon="up"
            disabled={!webhook.isActive}
            busy={acts.busy}
            onClick={() => void acts.ping(webhook)}
          >
            {m.sendTestMessage}
          </Button>
          <Menu
            label={m.actionsFor({ name: webhook.name })}
            size="m"
            items={menuOf(webhook).slice(1)}
          />
        </div>
      </div>
      {problem !== null && (
        <Banner status="error">
          {webhook.isActive ? m.lastAttemptFailed({ problem }) : m.pausedAutomatically({ problem })}
        </Banner>
      )}
      <Card padded>
        <dl className="webhook-facts">
          <dt>{m.url}</dt>
          <dd className="mono">{webhook.url}</dd>
          <dt>{m.columnEvents}</dt>
          <dd>{kindWords(webhook.kinds)}</dd>
          <dt>{m.lastDelivery}</dt>
          <dd>
            {webhook.lastDeliveredAt === null ? m.never : <Ago at={webhook.lastDeliveredAt} />}
          </dd>
          <dt>{m.created}</dt>
          <dd className="num">
            {formatMoment(webhook.createdAt)}
            {webhook.createdBy !== null && m.byPerson({ fullName: webhook.createdBy.fullName })}
          </dd>
        </dl>
      </Card>
      <Deliveries webhook={webhook} replay={acts.replay} />
      {dialogs}
    </div>
  );
}
