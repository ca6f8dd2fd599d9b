import { useState } from 'react';
import * as m from '../../generated/messages/threat-manager/index.ts';
import type { SavedViewRowFragment } from '../../generated/views/graphql.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useViewActs } from './use-view-acts.ts';
import './manage-views.css';

/**
 * Every view that one sees: which one to begin with, and for one's own the name, who sees it, and
 * the way out.
 */
export default function ManageViewsDialog({
  views,
  onClose,
}: {
  views: readonly SavedViewRowFragment[];
  onClose: () => void;
}) {
  const acts = useViewActs();
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <Dialog
      open
      wide
      title={m.savedViews}
      subtitle={m.savedViewsHint}
      cancelLabel={m.close}
      onClose={onClose}
    >
      {views.length === 0 && (
        <EmptyState title={m.viewsEmptyTitle} description={m.viewsEmptyHint} padding="12px" />
      )}
      <ul className="views">
        {views.map((view) => (
          <li key={view.id} className="view">
            {renaming === view.id ? (
              <Renaming view={view} acts={acts} onDone={() => setRenaming(null)} />
            ) : (
              <View view={view} acts={acts} onRename={() => setRenaming(view.id)} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Who shares a view: you, somebody by name, or somebody whose account is gone. */
function sharedWords(isMine: boolean, name: string | undefined): string {
  if (isMine) return m.sharedByYou;
  return name === undefined ? m.sharedByDeletedUser : m.sharedBy({ name });
}

interface PartProps {
  view: SavedViewRowFragment;
  acts: ReturnType<typeof useViewActs>;
}

function View({ view, acts, onRename }: PartProps & { onRename: () => void }) {
  const me = useViewer().user.id;
  const mayShare = useCan('alerts.triage');
  const { name, isShared, isDefault, mayChange, createdBy } = view;
  const isMine = createdBy?.id === me;
  return (
    <>
      <IconButton
        icon={isDefault ? 'star-full' : 'star'}
        label={m.useAsDefault({ name })}
        aria-pressed={isDefault}
        onClick={() =>
          void acts.change(
            view,
            { isDefault: !isDefault },
            isDefault ? m.defaultCleared : m.defaultSet({ name }),
          )
        }
      />
      <div className="view-words">
        <div className="strong">{name}</div>
        <small>{isShared ? sharedWords(isMine, createdBy?.fullName) : m.visibleToYou}</small>
      </div>
      {isMine && mayShare && (
        <span className="view-share">
          <small aria-hidden="true">{m.share}</small>
          <Switch
            label={m.shareNamed({ name })}
            checked={isShared}
            onChange={async (on) => {
              await acts.change(
                view,
                { isShared: on },
                on ? m.viewShared({ name }) : m.viewUnshared({ name }),
              );
            }}
          />
        </span>
      )}
      {mayChange && (
        <>
          <IconButton icon="edit" label={m.renameNamed({ name })} onClick={onRename} />
          <IconButton
            icon="trash"
            label={m.deleteNamed({ name })}
            onClick={() => void acts.remove(view)}
          />
        </>
      )}
    </>
  );
}

function Renaming({ view, acts, onDone }: PartProps & { onDone: () => void }) {
  const [name, setName] = useState(view.name);
  const save = () => {
    const wanted = name.trim();
    if (wanted === '') return;
    void acts.change(view, { name: wanted }, m.viewRenamed({ name: wanted })).then((done) => {
      if (done) onDone();
    });
  };
  return (
    <>
      <TextField
        className="view-words"
        label={m.newNameOf({ name: view.name })}
        maxLength={100}
        autoFocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog has nothing to confirm.
          event.preventDefault();
          save();
        }}
      />
      <Button
        size="s"
        variant="primary"
        busy={acts.busy}
        disabled={name.trim() === ''}
        onClick={save}
      >
        {m.rename}
      </Button>
      <Button size="s" onClick={onDone}>
        {m.cancelRename}
      </Button>
    </>
  );
}
