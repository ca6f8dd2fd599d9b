import { Avatar } from '../../ui/avatar.tsx';
import { onlookerWords } from './onlooker-words.ts';
import { useOnlookers } from './use-onlookers.ts';
import './onlookers.css';

/** Faces that stand side by side; more become a number. */
const SHOWN = 3;

/** Who else looks at this item now, so that two do not decide the same alert at once. */
export function Onlookers({ mediaId }: { mediaId: string }) {
  const people = useOnlookers(mediaId);
  const words = onlookerWords(people.map(({ fullName }) => fullName));
  // The region stays: what comes into it is read out, what was there from the beginning would not
  // be.
  return (
    <div className="onlookers" role="status">
      {words !== null && (
        <>
          <span className="onlookers-faces" aria-hidden="true">
            {people.slice(0, SHOWN).map(({ id, fullName }) => (
              <Avatar key={id} small name={fullName} />
            ))}
            {people.length > SHOWN && (
              <span className="avatar avatar-s onlookers-more">+{people.length - SHOWN}</span>
            )}
          </span>
          <span>{words}</span>
        </>
      )}
    </div>
  );
}
