import { useState } from 'react';
import {
  MediaActivityDocument,
  type ActivityRowFragment,
} from '../../generated/media-detail/graphql.ts';
import * as m from '../../generated/messages/media-detail/index.ts';
import { Ago } from '../../lib/ago.tsx';
import { useAskedQuery } from '../../lib/asked-ahead.ts';
import { said, toProblem } from '../../lib/problem.ts';
import { titleOf } from '../../lib/sayings.ts';
import { useCan, useViewer } from '../../domain/viewer/use-viewer.ts';
import { ArrowText } from '../../ui/arrow-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu } from '../../ui/menu.tsx';
import { activityWords, saidTo } from './activity-words.ts';
import { toTyped } from './mentions.ts';
import { NoteComposer } from './note-composer.tsx';
import { NoteText } from './note-text.tsx';
import { useNotes, type Notes } from './use-notes.ts';
import './activity.css';

/** Entries that are shown at first, and that are added each time. */
export const STEP = 20;

/**
 * Changes and notes together, newest first, and the box for a note. `alertId`: what a new note is
 * about.
 */
export function Activity({
  mediaId,
  alertId,
  severalAlerts,
}: {
  mediaId: string;
  alertId: string | null;
  severalAlerts: boolean;
}) {
  const [pageSize, setPageSize] = useState(STEP);
  const { data, previousData, error, refetch } = useAskedQuery(MediaActivityDocument, {
    variables: { id: mediaId, pageSize },
  });
  const notes = useNotes(() => refetch().catch(() => undefined));
  const mayWrite = useCan('notes.write');
  const draftKey = `${useViewer().user.id}.item.${mediaId}.${alertId ?? ''}`;
  const page = (data ?? previousData)?.media.activity;
  const rows = notes.shown(page?.results ?? []);
  return (
    <Card className="card-pad activity">
      <h2>{m.activity}</h2>
      {page === undefined && error === undefined && <ActivitySkeleton />}
      {page === undefined && error !== undefined && (
        <p role="alert">
          {m.activityLoadFailed} {said(toProblem(error).message)}{' '}
          <Button variant="link" onClick={() => void refetch().catch(() => undefined)}>
            {m.tryAgain}
          </Button>
        </p>
      )}
      {page !== undefined && rows.length === 0 && <p className="dim">{m.activityEmpty}</p>}
      <ol className="timeline">
        {rows.map((row) => (
          <Entry key={row.id} row={row} notes={notes} severalAlerts={severalAlerts} />
        ))}
      </ol>
      {page !== undefined && page.count > page.results.length && pageSize < 200 && (
        <Button size="s" variant="ghost" onClick={() => setPageSize(Math.min(200, pageSize + 60))}>
          {m.showEarlier}
        </Button>
      )}
      {mayWrite && (
        <NoteComposer
          key={draftKey}
          draftKey={draftKey}
          label={m.writeNote}
          sendLabel={m.addNote}
          onSend={(text, key) => notes.create(mediaId, alertId, text, key)}
        />
      )}
    </Card>
  );
}

function Entry({
  row,
  notes,
  severalAlerts,
}: {
  row: ActivityRowFragment;
  notes: Notes;
  severalAlerts: boolean;
}) {
  const viewer = useViewer();
  const [editing, setEditing] = useState(false);
  const name = row.actor?.fullName ?? 'Vedetta';
  const { note } = row;
  const said = saidTo(row);
  const isMine = note !== null && (note.author.id === viewer.user.id || viewer.isAdmin);
  return (
    <li className="timeline-item">
      <Avatar small name={name} />
      <div className="timeline-body">
        <div className="timeline-line">
          <div className="grow">
            <b>{name}</b>{' '}
            {note === null && <ArrowText text={activityWords(row, row.actor?.fullName ?? null)} />}
            {said !== null && <span className="timeline-said">{m.quotedSaying({ said })}</span>}
            {severalAlerts && row.alertTitle !== null && (
              <small className="timeline-about">
                {titleOf({ title: row.alertTitle, titleReason: row.alertTitleReason })}
              </small>
            )}
          </div>
          {isMine && !editing && (
            <Menu
              label={m.actionsForNote({ name })}
              items={[
                { label: m.edit, icon: 'edit', onSelect: () => setEditing(true) },
                {
                  label: m.deleteNote,
                  icon: 'trash',
                  danger: true,
                  onSelect: () => notes.remove({ ...row, note }),
                },
              ]}
            />
          )}
        </div>
        {note !== null &&
          (editing ? (
            <NoteComposer
              draftKey={`${viewer.user.id}.note.${note.id}`}
              focused
              label={m.editNote}
              sendLabel={m.save}
              initial={toTyped(note.text)}
              known={note.taggedUsers.map((person) => person.email)}
              onCancel={() => setEditing(false)}
              onSend={(text) => notes.update(note.id, text)}
              onSaved={() => setEditing(false)}
            />
          ) : (
            <NoteText note={note} />
          ))}
        <small>
          <Ago at={row.createdAt} />
          {note !== null && note.updatedAt !== null && m.edited}
        </small>
      </div>
    </li>
  );
}

function ActivitySkeleton() {
  return (
    <div role="status" aria-label={m.loadingActivity} className="activity-skeleton">
      {[1, 2, 3].map((row) => (
        <span key={row} className="skeleton-cell" />
      ))}
    </div>
  );
}
