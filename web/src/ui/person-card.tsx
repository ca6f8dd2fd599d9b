import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from './avatar.tsx';
import { classes } from './classes.ts';
import './person-card.css';

interface PersonCardProps {
  fullName: string;
  email: string;
  /** Cuts a name that is wider than 10rem; it is told whole to whoever points at it. */
  isTruncated?: boolean;
  hasBold?: boolean;
  /** Where the name leads; without it the name is no link. */
  link?: string;
  /** Shows `kebab`, the menu at the end. */
  hasKebab?: boolean;
  kebab?: ReactNode;
}

/** A person: initials, name and address, as they stand in the sidebar and among users. */
export function PersonCard({
  fullName,
  email,
  isTruncated = false,
  hasBold = false,
  link,
  hasKebab = false,
  kebab,
}: PersonCardProps) {
  const name = classes('person-name', hasBold && 'strong', isTruncated && 'truncate person-cut');
  const whole = isTruncated ? fullName : undefined;
  return (
    <div className="person-card">
      <Avatar name={fullName} />
      <div className="person-text">
        {link === undefined ? (
          <div className={name} title={whole}>
            {fullName}
          </div>
        ) : (
          <Link to={link} className={name} title={whole}>
            {fullName}
          </Link>
        )}
        <small className="truncate" title={isTruncated ? email : undefined}>
          {email}
        </small>
      </div>
      {hasKebab && kebab}
    </div>
  );
}
