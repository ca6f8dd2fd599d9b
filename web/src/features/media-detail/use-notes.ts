import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { CreateNoteDocument, DeleteNoteDocument, UpdateNoteDocument } from '../../generated/media-detail/graphql.ts';
import { toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/** How long a deletion can be taken back (design, rule 5). */
const UNDO_MS = 8000;

export interface Notes {
  /** Notes that are about to be deleted: hidden already. */
  hidden: ReadonlySet<string>;
  /** Each resolves to null, or to a sentence that says why it failed. */
  create: (mediaId: string, alertId: string | null, text: string) => Promise<string | null>;
  update: (id: string, text: string) => Promise<string | null>;
  remove: (id: string) => void;
}

/** Writing, changing and deleting notes; `onChange` reads the activity again. A deletion is sent once it can no longer be undone. */
export function useNotes(onChange: () => void): Notes {
  const [create] = useMutation(CreateNoteDocument);
  const [update] = useMutation(UpdateNoteDocument);
  const [remove] = useMutation(DeleteNoteDocument);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());
  // Leaving the page does not take a deletion back.
  useEffect(() => {
    const deletions = waiting.current;
    return () => {
      for (const sendNow of deletions.values()) sendNow();
    };
  }, []);

  const attempt = async (act: () => Promise<unknown>): Promise<string | null> => {
    try {
      await act();
      onChange();
      return null;
    } catch (error) {
      const problem = toProblem(error);
      return problem.fields[0]?.message ?? problem.message;
    }
  };
  const show = (id: string) => setHidden((before) => new Set([...before].filter((other) => other !== id)));

  const removeLater = (id: string) => {
    setHidden((before) => new Set([...before, id]));
    const sendNow = () => {
      clearTimeout(timer);
      waiting.current.delete(id);
      void attempt(() => remove({ variables: { id } })).then((failure) => {
        if (failure === null) return;
        show(id);
        showToast({ status: 'error', title: 'The note was not deleted', description: failure });
      });
    };
    const timer = setTimeout(sendNow, UNDO_MS);
    waiting.current.set(id, sendNow);
    showToast({
      title: 'Note deleted', duration: UNDO_MS,
      action: {
        label: 'Undo',
        onSelect: () => {
          clearTimeout(timer);
          if (waiting.current.delete(id)) show(id);
          else showToast({ status: 'error', title: 'The note is gone', description: 'It was too late to take the deletion back. Write it again if it is still needed.' });
        },
      },
    });
  };
  return {
    hidden,
    create: (mediaId, alertId, text) => attempt(() => create({ variables: { input: { mediaId, text, ...(alertId === null ? {} : { alertId }) } } })),
    update: (id, text) => attempt(() => update({ variables: { input: { id, text } } })),
    remove: removeLater,
  };
}
