import { useMutation } from '@apollo/client/react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  UpdateSavedViewDocument,
  type SavedViewRowFragment,
  type UpdateSavedViewInput,
} from '../../generated/views/graphql.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { showToast } from '../../ui/toast.ts';

/** How long a deleted view can be had back, in milliseconds. */
const UNDO_FOR = 8_000;

interface ViewWish {
  name: string;
  query: string;
  isShared: boolean;
  isDefault: boolean;
}
interface ViewActs {
  busy: boolean;
  /** Each answers whether it was done; a refusal is said in a toast. */
  save: (wish: ViewWish) => Promise<boolean>;
  change: (
    view: SavedViewRowFragment,
    part: Omit<UpdateSavedViewInput, 'id'>,
    done: string,
  ) => Promise<boolean>;
  remove: (view: SavedViewRowFragment) => Promise<boolean>;
}

/** What can be done to saved views. */
export function useViewActs(): ViewActs {
  const again = { refetchQueries: [SavedViewsDocument], awaitRefetchQueries: true };
  const [create, creating] = useMutation(CreateSavedViewDocument, again);
  const [update, updating] = useMutation(UpdateSavedViewDocument, again);
  const [drop, dropping] = useMutation(DeleteSavedViewDocument, again);
  const tried = async (
    act: () => Promise<unknown>,
    done: Parameters<typeof showToast>[0],
    failed: string,
  ) => {
    try {
      await act();
      showToast(done);
      return true;
    } catch (error) {
      showToast({ title: failed, description: said(toProblem(error).message), status: 'error' });
      return false;
    }
  };
  const keep = async ({ isDefault, ...input }: ViewWish) => {
    const { data } = await create({ variables: { input } });
    if (isDefault && data !== undefined)
      await update({ variables: { input: { id: data.createSavedView.id, isDefault } } });
  };
  const save = (wish: ViewWish) =>
    tried(
      () => keep(wish),
      { title: m.viewSaved({ name: wish.name }) },
      m.viewSaveFailed({ name: wish.name }),
    );
  return {
    busy: creating.loading || updating.loading || dropping.loading,
    save,
    change: (view, part, done) =>
      tried(
        () => update({ variables: { input: { id: view.id, ...part } } }),
        { title: done },
        m.viewUpdateFailed({ name: view.name }),
      ),
    remove: ({ id, name, query, isShared, isDefault }) =>
      tried(
        () => drop({ variables: { id } }),
        {
          title: m.viewDeleted({ name }),
          duration: UNDO_FOR,
          action: {
            label: m.undo,
            onSelect: () => void save({ name, query, isShared, isDefault }),
          },
        },
        m.viewDeleteFailed({ name }),
      ),
  };
}
