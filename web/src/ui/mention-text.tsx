import * as m from '../generated/messages/controls/index.ts';
import './mention-text.css';

export interface MentionedPerson {
  fullName: string;
  email: string;
}

/** `@{{address}}`. */
const MENTION = /(@\{\{[^{}\s]+\}\})/;

/** A text whose mentions are shown as @address, each with a card that says who that is. */
export function MentionText({
  text,
  people,
}: {
  text: string;
  people: readonly MentionedPerson[];
}) {
  return text.split(MENTION).map((part, at) => {
    if (!MENTION.test(part)) return part;
    const address = part.slice(3, -2);
    const person = people.find(({ email }) => email.toLowerCase() === address.toLowerCase());
    return (
      <Mention
        key={at}
        address={address}
        {...(person === undefined ? {} : { name: person.fullName })}
      />
    );
  });
}

function Mention({ address, name }: { address: string; name?: string }) {
  return (
    <span className="mention" tabIndex={0}>
      @{address}
      <span className="mention-card" role="tooltip">
        <span className="strong">{name ?? m.noLongerInCompany}</span>
        <span>{address}</span>
      </span>
    </span>
  );
}
