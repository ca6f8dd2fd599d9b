import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { isScanOver } from '@vedetta/machines/lifecycles';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Link, matchPath, useParams, useSearchParams } from 'react-router-dom';
import {
  MediaActivityDocument,
  MediaDetailDocument,
  MediaMailDocument,
  MediaTextDocument,
  type MediaDetailQuery,
} from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { askAhead, useAskedQuery } from '../../lib/asked-ahead.ts';
import { useIsOffline } from '../../lib/connection/use-is-offline.ts';
import { useFileActs } from '../../domain/file-acts/use-file-acts.tsx';
import { itemName } from '../../lib/notices.ts';
import { isMissing, said, toProblem } from '../../lib/problem.ts';
import { sourceLabel } from '../../domain/targets/sources.ts';
import { isForThePage } from '../../domain/triage/page-keys.ts';
import { useTriage } from '../../domain/triage/use-triage.tsx';
import { useCan } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Activity, STEP } from './activity.tsx';
import { AlertCards } from './alert-cards.tsx';
import { Details, useDetailTab } from './details.tsx';
import { evidenceRowId } from './evidence-table.tsx';
import { lookAt } from './look-at.ts';
import { MediaCard } from './media-card.tsx';
import { MediaHead } from './media-head.tsx';
import { MediaSkeleton } from './media-skeleton.tsx';
import { headingOf, isText } from './origin.ts';
import { isSaidIn } from './said-once.ts';
import { useMediaLive } from './use-media-live.ts';
import { scannedItem } from './scanned-item.ts';
import { mayBeMail, useMail } from './use-mail.ts';
import { useText } from './use-text.ts';

const ContactPublisher = lazy(() => import('./contact-publisher.tsx'));

/** The source of files that people upload. */
const FILE_UPLOAD = 7;
/** How often a collected item is read whose scan is under way. */
const LOOK_AGAIN_MS = 2_000;

/**
 * Asks for the item that the address names, its text and its activity before the page is drawn:
 * what came later would push down what stands there.
 */
export function askFirst(client: ApolloClient): Promise<unknown> | undefined {
  const id = matchPath('/threat-manager/media/:id', window.location.pathname)?.params.id;
  if (id === undefined) return undefined;
  // Only a file that is text may be a mail.
  const askMail = () => {
    const media = client.readQuery({ query: MediaDetailDocument, variables: { id } })?.media;
    return media !== undefined && mayBeMail(media)
      ? askAhead(client, MediaMailDocument, {
          mediaId: id,
          inside: new URLSearchParams(window.location.search).get('inside') ?? '',
        })
      : undefined;
  };
  return Promise.all([
    askAhead(client, MediaDetailDocument, { id }).then(askMail),
    askAhead(client, MediaTextDocument, { mediaId: id, offset: 0 }),
    askAhead(client, MediaActivityDocument, { id, pageSize: STEP }),
  ]);
}

/** One media item with its evidence, its alerts and what has been done about them. */
export default function MediaDetailPage() {
  const { id = '' } = useParams();
  const offline = useIsOffline();
  const { data, error, refetch, startPolling, stopPolling } = useAskedQuery(MediaDetailDocument, {
    variables: { id },
  });
  // Uploads tell how far their scan is; of what was collected nothing is told (docs/decisions/192).
  const isWatched =
    data !== undefined && data.media.sourceId !== FILE_UPLOAD && !isScanOver(data.media.scanStatus);
  useEffect(() => {
    if (!isWatched) return undefined;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isWatched, startPolling, stopPolling]);
  const again = () => void refetch().catch(() => undefined);
  const client = useApolloClient();
  const readActivity = () => void client.refetchQueries({ include: [MediaActivityDocument] });
  const progress = useMediaLive(id, {
    onMore: () => {
      again();
      readActivity();
    },
    onChange: readActivity,
  });
  if (data !== undefined)
    return (
      <MediaDetail key={id} media={data.media} progress={progress} readActivity={readActivity} />
    );
  if (error === undefined) return <MediaSkeleton />;
  const problem = toProblem(error);
  const missing = isMissing(problem);
  return (
    <div className="page">
      <PageTitle>{missing ? m.notFound : m.media}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{missing ? m.notFound : m.media}</h1>
      </div>
      <Card>
        {missing ? (
          <EmptyState
            icon={<Icon name="search" />}
            title={m.notFoundTitle}
            description={m.notFoundHint}
            action={
              <Link className="btn btn-default btn-m" to="/threat-manager?tab=media">
                {m.goToMediaList}
              </Link>
            }
          />
        ) : (
          <EmptyState
            role="alert"
            icon={<Icon name={offline ? 'offline' : 'warning'} />}
            bgIcon="var(--critical-soft)"
            title={offline ? m.itemOffline : m.itemLoadFailed}
            description={said(problem.message)}
            action={
              <Button icon="refresh" onClick={again}>
                {m.tryAgain}
              </Button>
            }
          />
        )}
      </Card>
    </div>
  );
}

interface MediaDetailProps {
  media: MediaDetailQuery['media'];
  progress: ReturnType<typeof useMediaLive>;
  readActivity: () => void;
}

function MediaDetail({ media, progress, readActivity }: MediaDetailProps) {
  const [params, setParams] = useSearchParams();
  const [active, setActive] = useState<string | null>(null);
  const [tab, setTab] = useDetailTab();
  const { mail, text } = useMail(media, useText(media));
  const [contacting, setContacting] = useState(false);
  const mayTriage = useCan('alerts.triage');
  const triage = useTriage({ onDone: readActivity });
  const acts = useFileActs(readActivity);
  const scanAgain =
    acts.scanAgain === null
      ? null
      : () => acts.scanAgain?.({ mediaId: media.id, title: itemName(media.title) });
  const selected =
    media.alerts.find((alert) => alert.id === params.get('initialAlert')) ??
    media.alerts[0] ??
    null;
  const selectedId = selected?.id ?? null;
  useEffect(() => lookAt(media.id, selectedId), [media.id, selectedId]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (selected === null || !mayTriage || !isForThePage(event)) return;
    if (triage.onKey(selected, event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  /** A box on the picture was chosen: its row is shown and takes the focus. */
  const choose = (findingId: string) => {
    setTab('evidence');
    requestAnimationFrame(() => document.getElementById(evidenceRowId(findingId))?.focus());
  };
  return (
    <div className="page">
      <PageTitle>{headingOf(media)}</PageTitle>
      <MediaHead
        media={media}
        selected={selected}
        triage={triage}
        mayTriage={mayTriage}
        onContact={() => setContacting(true)}
      />
      <div className="split">
        <div className="col media-column">
          <MediaCard
            media={media}
            text={text}
            mail={mail}
            progress={progress}
            active={active}
            onActive={setActive}
            onChoose={choose}
            menu={acts.itemsFor(scannedItem(media))}
            onScanAgain={scanAgain}
          />
          <Details
            media={media}
            text={text}
            tab={tab}
            onTab={setTab}
            active={active}
            onActive={setActive}
            onScanAgain={scanAgain}
            onRevealed={readActivity}
          />
        </div>
        <div className="col media-column">
          {media.alerts.length > 0 && (
            <AlertCards
              alerts={media.alerts}
              isSaid={(line) => isText(media) && isSaidIn(text.part, line)}
              seenAt={{
                sourceName: sourceLabel(media.mediaTarget.sourceName),
                hasTarget: media.sourceId !== FILE_UPLOAD,
              }}
              selectedId={selected?.id ?? null}
              triage={triage}
              mayTriage={mayTriage}
              onSelect={(alertId) =>
                setParams(
                  (now) => {
                    now.set('initialAlert', alertId);
                    return now;
                  },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
          )}
          <Activity
            mediaId={media.id}
            alertId={selected?.id ?? null}
            severalAlerts={media.alerts.length > 1}
          />
        </div>
      </div>
      {contacting && (
        <Suspense fallback={null}>
          <ContactPublisher
            mediaId={media.id}
            alertId={selected?.id ?? null}
            title={headingOf(media)}
            onClose={() => setContacting(false)}
            onSent={readActivity}
          />
        </Suspense>
      )}
      {triage.dialogs}
      {acts.dialog}
    </div>
  );
}
