import type { ActivityRowFragment } from '../../generated/media-detail/graphql.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { noteParts } from './mentions.ts';
import './note-text.css';

type Note = NonNullable<ActivityRowFragment['note']>;

/** A note's words; who is mentioned shows name and address on hover and focus. */
export function NoteText({ note }: { note: Pick<Note, 'text' | 'taggedUsers'> }) {
  return (
    <p className="note-text">
      {noteParts(note.text).map((part, index) => {
        if (part.kind === 'text') return <span key={index}>{part.text}</span>;
        const person = note.taggedUsers.find(
          (tagged) => tagged.email.toLowerCase() === part.address.toLowerCase(),
        );
        const words = `@${part.address}`;
        return person === undefined ? (
          <span key={index} className="note-mention">
            {words}
          </span>
        ) : (
          <Tooltip key={index} text={`${person.fullName}, ${person.email}`}>
            <span className="note-mention" tabIndex={0}>
              {words}
            </span>
          </Tooltip>
        );
      })}
    </p>
  );
}
