import { isScanOver } from '@vedetta/machines/lifecycles';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  FileScanProgressedDocument,
  FilesDocument,
  type FileRowFragment,
} from '../../generated/file-scanner/graphql.ts';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { ViewerDocument } from '../../generated/viewer/graphql.ts';
import { useIsOffline } from '../../lib/connection/use-is-offline.ts';
import { useFileActs } from '../../domain/file-acts/use-file-acts.tsx';
import { isLater } from '../../lib/ids.ts';
import { FOLLOWS_EVENTS, useLive } from '../../domain/live/live.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { WaysOn } from '../../domain/trial/full-account.tsx';
import { usePage } from '../../lib/use-page.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { WaitingButton, WaitingPlace } from '../../ui/waiting-button.tsx';
import { DropZone } from './drop-zone.tsx';
import { fileColumns, filePath, resultWords } from './file-columns.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import './file-scanner.css';

/** The file scanner: add files, watch them being read, see what was found. */
export default function FileScannerPage() {
  const client = useApolloClient();
  const [page, setPage] = usePage();
  const { isFreeTrial: isTrial } = useViewer();
  const mayUpload = useCan('files.upload');
  const { data, previousData, error, refetch } = useQuery(FilesDocument, {
    variables: { page },
    context: FOLLOWS_EVENTS,
  });
  const files = (data ?? previousData)?.files;
  const rows = files?.results ?? [];
  const [others, setOthers] = useState<readonly string[]>([]);
  // An event may tell again of an upload that the list had when it was read, further down.
  const newest = rows[0]?.id ?? '0';
  const waiting = others.filter((id) => isLater(id, newest));
  const refresh = () => {
    setOthers([]);
    refetch().catch(() => undefined);
  };
  const { queue, items, isExhausted, isUsedUp } = useUploads(() => {
    refresh();
    if (isTrial) void client.refetchQueries({ include: [ViewerDocument] });
  });
  const ownIds = items.map((item) => item.fileId);
  useLive(FileScanProgressedDocument, {
    idOf: (event) => event.scanProgressed.eventId,
    onData: ({ scanProgressed: { fileId } }) => {
      // Uploads of colleagues wait behind a button; nothing moves by itself.
      if (
        page === 1 &&
        !others.includes(fileId) &&
        !ownIds.includes(fileId) &&
        items.every((item) => item.phase !== 'sending')
      )
        setOthers([...others, fileId]);
    },
  });
  const unseen = items.filter(
    (item) =>
      item.phase !== 'stored' ||
      (page === 1 &&
        !rows.some((row) => row.id === item.fileId) &&
        error === undefined &&
        files === undefined),
  );
  const { actor } = queue;
  return (
    <div className="page">
      <PageTitle>{m.fileScanner}</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>{m.fileScanner}</h1>
        <span className="grow" />
        <WaitingPlace words={m.uploadLimits}>
          <WaitingButton
            words={
              waiting.length === 0 || rows.length === 0
                ? null
                : m.newUploads({ count: waiting.length })
            }
            onRefresh={refresh}
          />
        </WaitingPlace>
      </div>
      {mayUpload ? (
        <DropZone onFiles={queue.add} isClosed={isUsedUp} />
      ) : (
        <Banner status="info">{m.viewOnly}</Banner>
      )}
      {isExhausted && (
        <Banner status="warning">
          {m.trialScansUsed} <WaysOn />
        </Banner>
      )}
      <UploadList
        items={unseen}
        isExhausted={isExhausted}
        onRetry={(id) => actor.send({ type: 'upload.item.retried', id })}
        onCancel={(id) => actor.send({ type: 'upload.item.cancelled', id })}
        onCancelAll={() => actor.send({ type: 'upload.all.cancelled' })}
        onClear={() => actor.send({ type: 'upload.list.cleared' })}
      />
      <Card className="file-card">
        <FileTable files={files} error={error} onRetry={refresh} onPage={setPage} />
      </Card>
    </div>
  );
}

interface FileTableProps {
  files:
    | { count: number; page: number; pageSize: number; results: readonly FileRowFragment[] }
    | undefined;
  error: unknown;
  onRetry: () => void;
  onPage: (page: number) => void;
}

function FileTable({ files, error, onRetry, onPage }: FileTableProps) {
  const navigate = useNavigate();
  const open = (row: FileRowFragment, part = '') => {
    const path = filePath(row);
    if (path !== null) void navigate(`${path}${part}`);
  };
  const offline = useIsOffline();
  const acts = useFileActs();
  const menuOf = (row: FileRowFragment): MenuItem[] => [
    { label: m.open, icon: 'eye', disabled: row.mediaId === null, onSelect: () => open(row) },
    {
      label: m.scanReport,
      icon: 'scan',
      disabled: row.mediaId === null,
      onSelect: () => open(row, '#report'),
    },
    ...(row.mediaId === null
      ? []
      : acts.itemsFor({
          mediaId: row.mediaId,
          title: row.filename,
          isOver: isScanOver(row.status),
          showsPasswords: row.showsPasswords,
          original:
            row.path === null
              ? null
              : {
                  filename: row.filename,
                  size: row.size,
                  path: row.path,
                  verdict: resultWords(row),
                },
        })),
  ];
  if (files === undefined && error !== undefined) {
    return (
      <EmptyState
        role="alert"
        icon={<Icon name={offline ? 'offline' : 'warning'} />}
        bgIcon="var(--critical-soft)"
        description={said(toProblem(error).message)}
        title={offline ? m.offlineLoadFailed : m.loadFailed}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {m.tryAgain}
          </Button>
        }
      />
    );
  }
  if (files === undefined)
    return <SkeletonTable columns={fileColumns(menuOf)} lines={1} paged label={m.loadingUploads} />;
  if (files.count === 0)
    return (
      <EmptyState icon={<Icon name="scan" />} title={m.emptyTitle} description={m.emptyHint} />
    );
  return (
    <>
      <DataTable
        fixed
        caption={m.listCaption}
        columns={fileColumns(menuOf)}
        rows={files.results}
        rowKey={(row) => row.id}
        onOpen={open}
      />
      <Pagination
        noun={m.uploadsNoun}
        page={files.page}
        pageSize={files.pageSize}
        count={files.count}
        onPage={onPage}
      />
      {acts.dialog}
    </>
  );
}
