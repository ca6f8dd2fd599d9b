import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileScanProgressedDocument, FilesDocument, type FileRowFragment } from '../../generated/file-scanner/graphql.ts';
import { ViewerDocument } from '../../generated/viewer/graphql.ts';
import { isLater } from '../../lib/ids.ts';
import { useLive } from '../../lib/live.ts';
import { toProblem } from '../../lib/problem.ts';
import { usePage } from '../../lib/use-page.ts';
import { useCan, useViewer } from '../../lib/viewer/use-viewer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { MenuItem } from '../../ui/menu.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SkeletonTable } from '../../ui/skeleton-table.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { DropZone } from './drop-zone.tsx';
import { fileColumns, filePath } from './file-columns.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import './file-scanner.css';

/** The file scanner: add files, watch them being read, see what was found (specification, section 2). */
export default function FileScannerPage() {
  const client = useApolloClient();
  const [page, setPage] = usePage();
  const isTrial = useViewer().isFreeTrial;
  const mayUpload = useCan('files.upload');
  const { data, previousData, error, refetch } = useQuery(FilesDocument, { variables: { page } });
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
  const { queue, items, exhausted } = useUploads(() => {
    refresh();
    if (isTrial) void client.refetchQueries({ include: [ViewerDocument] });
  });
  const ownIds = items.map((item) => item.fileId);
  useLive(FileScanProgressedDocument, {
    idOf: (event) => event.scanProgressed.eventId,
    onData: ({ scanProgressed: { fileId } }) => {
      // Uploads of colleagues wait behind a button; nothing moves by itself.
      if (page === 1 && !others.includes(fileId) && !ownIds.includes(fileId) && items.every((item) => item.phase !== 'sending')) setOthers([...others, fileId]);
    },
  });
  const unseen = items.filter((item) => item.phase !== 'stored' || (page === 1 && !rows.some((row) => row.id === item.fileId) && error === undefined && files === undefined));
  const { actor } = queue;
  return (
    <div className="page">
      <PageTitle>File scanner</PageTitle>
      <div className="head">
        <h1 tabIndex={-1}>File scanner</h1>
        <span className="grow" />
        <small>any type, up to 100 MB each</small>
      </div>
      {mayUpload ? <DropZone onFiles={queue.add} /> : <Banner status="info">Your role may look at uploads but not add any. Ask an admin of your company if you need to.</Banner>}
      {exhausted !== null && <Banner status="warning">{exhausted.message}</Banner>}
      <UploadList
        items={unseen}
        onRetry={(id) => actor.send({ type: 'upload.item.retried', id })} onCancel={(id) => actor.send({ type: 'upload.item.cancelled', id })}
        onCancelAll={() => actor.send({ type: 'upload.all.cancelled' })} onClear={() => actor.send({ type: 'upload.list.cleared' })}
      />
      <Card className="file-card">
        <WaitingButton words={waiting.length === 0 || rows.length === 0 ? null : waiting.length === 1 ? '1 new upload' : `${waiting.length} new uploads`} onRefresh={refresh} />
        <FileTable files={files} error={error} onRetry={refresh} onPage={setPage} />
      </Card>
    </div>
  );
}

interface FileTableProps {
  files: { count: number; page: number; pageSize: number; results: readonly FileRowFragment[] } | undefined;
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
  const menuOf = (row: FileRowFragment): MenuItem[] => [
    { label: 'Open', icon: 'eye', disabled: row.mediaId === null, onSelect: () => open(row) },
    { label: 'Scan report', icon: 'scan', disabled: row.mediaId === null, onSelect: () => open(row, '#report') },
  ];
  if (files === undefined && error !== undefined) {
    const problem = toProblem(error);
    const offline = problem.code === 'NETWORK';
    return (
      <EmptyState
        role="alert" icon={<Icon name={offline ? 'offline' : 'warning'} />} bgIcon="var(--critical-soft)" description={problem.message}
        title={offline ? 'You are offline, so the uploads cannot be read' : 'The uploads could not be read'}
        action={<Button icon="refresh" onClick={onRetry}>Try again</Button>}
      />
    );
  }
  if (files === undefined) return <SkeletonTable columns={6} label="Loading uploads…" />;
  if (files.count === 0) return <EmptyState icon={<Icon name="scan" />} title="No file has been scanned yet" description="Add the first one above. What is found in it appears here and in the threat manager." />;
  return (
    <>
      <DataTable fixed caption="Uploads, newest first" columns={fileColumns(menuOf)} rows={files.results} rowKey={(row) => row.id} onOpen={open} />
      <Pagination noun="uploads" page={files.page} pageSize={files.pageSize} count={files.count} onPage={onPage} />
    </>
  );
}
