import { useState } from 'react';
import type { SavedViewRowFragment } from '../../generated/views/graphql.ts';
import { useCan, useViewer } from '../../lib/viewer/use-viewer.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useViewActs } from './use-view-acts.ts';
import './manage-views.css';

/** Every view that one sees: which one to begin with, and for one's own the name, who sees it, and the way out. */
export default function ManageViewsDialog({ views, onClose }: { views: readonly SavedViewRowFragment[]; onClose: () => void }) {
  const acts = useViewActs();
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <Dialog open wide title="Saved views" subtitle="With a star: the list that the threat manager opens with." cancelLabel="Close" onClose={onClose}>
      {views.length === 0 && <EmptyState title="No view is left" description="Choose filters and save the list from the menu beside them." padding="12px" />}
      <ul className="views">
        {views.map((view) => (
          <li key={view.id} className="view">
            {renaming === view.id ? <Renaming view={view} acts={acts} onDone={() => setRenaming(null)} /> : <View view={view} acts={acts} onRename={() => setRenaming(view.id)} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface PartProps { view: SavedViewRowFragment; acts: ReturnType<typeof useViewActs> }

function View({ view, acts, onRename }: PartProps & { onRename: () => void }) {
  const me = useViewer().user.id;
  const mayShare = useCan('alerts.triage');
  const { name, isShared, isDefault, mayChange, createdBy } = view;
  const isMine = createdBy?.id === me;
  return (
    <>
      <IconButton
        icon={isDefault ? 'star-full' : 'star'} label={`Begin with ${name}`} aria-pressed={isDefault}
        onClick={() => void acts.change(view, { isDefault: !isDefault }, isDefault ? 'The threat manager opens as it was left' : `The threat manager opens with “${name}”`)}
      />
      <div className="view-words">
        <div className="strong">{name}</div>
        <small>{isShared ? `Shared by ${isMine ? 'you' : createdBy?.fullName ?? 'somebody who left'}` : 'Only you see it'}</small>
      </div>
      {isMine && mayShare && (
        <span className="view-share">
          <small aria-hidden="true">Share</small>
          <Switch label={`Share ${name} with the company`} checked={isShared} onChange={async (on) => { await acts.change(view, { isShared: on }, on ? `Everybody sees “${name}” now` : `Only you see “${name}” now`); }} />
        </span>
      )}
      {mayChange && (
        <>
          <IconButton icon="edit" label={`Rename ${name}`} onClick={onRename} />
          <IconButton icon="trash" label={`Delete ${name}`} onClick={() => void acts.remove(view)} />
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
    void acts.change(view, { name: wanted }, `It is called “${wanted}” now`).then((done) => { if (done) onDone(); });
  };
  return (
    <>
      <TextField
        className="view-words" label={`New name of ${view.name}`} maxLength={100} autoFocus value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The dialog has nothing to confirm.
          event.preventDefault();
          save();
        }}
      />
      <Button size="s" variant="primary" busy={acts.busy} disabled={name.trim() === ''} onClick={save}>Rename</Button>
      <Button size="s" onClick={onDone}>Leave it</Button>
    </>
  );
}
