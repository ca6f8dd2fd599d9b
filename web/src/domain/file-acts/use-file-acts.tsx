import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { RescanMediaDocument } from '../../generated/file-acts/graphql.ts';
import * as m from '../../generated/messages/file-acts/index.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { showToast } from '../../ui/toast.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { useCan } from '../viewer/use-viewer.ts';
import type { Original } from './original-dialog.tsx';

const OriginalDialog = lazy(() => import('./original-dialog.tsx'));

/** What may be asked of a scanned item. */
export interface ScannedItem {
  mediaId: string;
  title: string;
  /** Whether its scan is over. */
  isOver: boolean;
  /** Null for what is no file. */
  original: Original | null;
  /** It shows passwords of the company's accounts. */
  showsPasswords: boolean;
}

interface FileActs {
  /**
   * The acts on an item as entries of a menu; those that the reader's role does not have are left
   * out.
   */
  itemsFor: (item: ScannedItem) => MenuItem[];
  /** Asks for another scan; null for whoever may not. */
  scanAgain: ((item: Pick<ScannedItem, 'mediaId' | 'title'>) => void) | null;
  /** To be drawn by the page. */
  dialog: ReactNode;
}

/**
 * Another scan of an item, and its untrusted original behind a warning. `onAsked` is called when
 * another scan was asked for.
 */
export function useFileActs(onAsked?: () => void): FileActs {
  const [rescan] = useMutation(RescanMediaDocument);
  const [wanted, setWanted] = useState<Original | null>(null);
  const mayScan = useCan('files.upload');
  const mayReveal = useCan('passwords.reveal');
  const scanAgain = ({ mediaId, title }: Pick<ScannedItem, 'mediaId' | 'title'>) => {
    rescan({ variables: { id: mediaId } }).then(
      () => {
        showToast({ title: m.rescanStarted, description: title });
        onAsked?.();
      },
      (error: unknown) =>
        showToast({
          status: 'error',
          title: m.rescanFailed,
          description: said(toProblem(error).message),
        }),
    );
  };
  return {
    scanAgain: mayScan ? scanAgain : null,
    itemsFor: ({ original, isOver, showsPasswords, ...item }) => [
      ...(mayScan
        ? [
            {
              label: m.scanAgain,
              icon: 'refresh' as const,
              disabled: !isOver,
              onSelect: () => scanAgain(item),
            },
          ]
        : []),
      ...(original === null || (showsPasswords && !mayReveal)
        ? []
        : [
            {
              label: m.downloadOriginal,
              icon: 'download' as const,
              onSelect: () => setWanted(original),
            },
          ]),
    ],
    dialog: wanted !== null && (
      <Suspense fallback={null}>
        <OriginalDialog original={wanted} onClose={() => setWanted(null)} />
      </Suspense>
    ),
  };
}
