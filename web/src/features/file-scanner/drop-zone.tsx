import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as m from '../../generated/messages/file-scanner/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { Sentence, SLOT } from '../../ui/message-slot.tsx';
import { showToast } from '../../ui/toast.ts';
import { droppedFiles, pastedFiles } from './chosen-files.ts';
import './drop-zone.css';

const holdsFiles = (event: DragEvent): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void;
  /**
   * None would be taken: it invites nobody, and who drops one all the same is told why, or the
   * browser would leave the page to show it.
   */
  isClosed: boolean;
}

/** Takes files: dropped anywhere on the page, pasted, or chosen. */
export function DropZone({ onFiles, isClosed }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer === null || !holdsFiles(event)) return;
    event.preventDefault();
    const { files, folders } = droppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
    if (folders > 0)
      showToast({
        status: 'error',
        title: m.foldersNotScanned,
        description: m.foldersNotScannedHint,
      });
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.clipboardData === null) return;
    const files = pastedFiles(event.clipboardData, new Date());
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    // Without this the browser would leave the page to show the file.
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => drop(event);
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  if (isClosed) return null;
  return (
    <section
      className="drop-zone"
      data-tour="file-uploader"
      data-over={over}
      aria-label={m.addFiles}
    >
      <span className="drop-icon">
        <Icon name="up" />
      </span>
      <p className="strong">
        <Sentence
          text={m.dropFiles({ browse: SLOT })}
          slot={
            <button type="button" className="drop-browse" onClick={() => input.current?.click()}>
              {m.browse}
            </button>
          }
        />
      </p>
      <small className="drop-hint">{m.checksHint}</small>
      <input
        ref={input}
        type="file"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label={m.filesToScan}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </section>
  );
}
