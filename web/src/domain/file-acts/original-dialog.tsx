import { useEffect, useRef, useState } from 'react';
import * as m from '../../generated/messages/file-acts/index.ts';
import { Banner } from '../../ui/banner.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { problemOfResponse } from '../../lib/refused-bytes.ts';
import { saveAs } from '../../lib/save-as.ts';
import { fetchBytes } from '../session/fetch-bytes.ts';
import { useSession } from '../session/use-session.ts';
import { formatSize } from '../../lib/sizes.ts';

export interface Original {
  filename: string;
  /** Bytes. */
  size: number;
  /** Of this origin. */
  path: string;
  /** What the scan says about it, in words. */
  verdict: string;
}

interface OriginalDialogProps {
  original: Original;
  onClose: () => void;
}

/** Warns of an untrusted file before it is fetched. Closing gives the download up. */
export default function OriginalDialog({
  original: { filename, size, path, verdict },
  onClose,
}: OriginalDialogProps) {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const download = useRef<AbortController | null>(null);
  useEffect(() => () => download.current?.abort(), []);
  const fetchIt = async () => {
    const abort = new AbortController();
    download.current = abort;
    setBusy(true);
    setRefusal(null);
    try {
      const response = await fetchBytes(path, session, abort.signal);
      if (!response.ok)
        throw Object.assign(
          new Error('The original was refused.'),
          await problemOfResponse(response),
        );
      const bytes = await response.blob();
      if (abort.signal.aborted) return;
      // Named by the answer: free of whatever a name may do to a screen or a disk.
      saveAs(bytes, response.headers.get('content-disposition'), 'original');
      showToast({ status: 'success', title: m.originalDownloaded, description: filename });
      onClose();
    } catch (error) {
      if (abort.signal.aborted) return;
      setRefusal(toProblem(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      status="warning"
      title={m.downloadUntrustedTitle}
      subtitle={`${filename} · ${formatSize(size)}`}
      confirmLabel={m.downloadAnyway}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void fetchIt()}
    >
      {refusal !== null && <Banner status="error">{said(refusal)}</Banner>}
      <p>{m.downloadRisk}</p>
      <p>{m.scanResult({ verdict })}</p>
      <p className="dim">{m.downloadRecorded}</p>
    </Dialog>
  );
}
