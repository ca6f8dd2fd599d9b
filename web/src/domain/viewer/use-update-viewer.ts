import { useMutation } from '@apollo/client/react';
import * as m from '../../generated/messages/common/index.ts';
import { UpdateViewerDocument, type UpdateUserInput } from '../../generated/viewer/graphql.ts';
import { showToast } from '../../ui/toast.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { useViewer } from './use-viewer.ts';

/** Changes the viewer's own record. A failure is told in a toast and passed on as `false`. */
export function useUpdateViewer(): {
  busy: boolean;
  update: (change: Omit<UpdateUserInput, 'id'>, saved?: string) => Promise<boolean>;
} {
  const { user } = useViewer();
  const [mutate, { loading }] = useMutation(UpdateViewerDocument);
  return {
    busy: loading,
    update: async (change, saved) => {
      try {
        await mutate({ variables: { input: { ...change, id: user.id } } });
        if (saved !== undefined) showToast({ title: saved });
        return true;
      } catch (error) {
        showToast({
          title: m.changeSaveFailed,
          description: said(toProblem(error).message),
          status: 'error',
        });
        return false;
      }
    },
  };
}
