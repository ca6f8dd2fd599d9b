import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import './card.css';

/** A raised surface. `padded` gives it 16 px inside. */
export function Card({
  padded = false,
  className,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { padded?: boolean }) {
  return <div {...rest} className={classes('card', padded && 'card-pad', className)} />;
}

/** The mark and the name of the product. */
export function Brand() {
  return (
    <span className="brand">
      <span className="brand-mark" aria-hidden="true">
        <Icon name="eye" />
      </span>
      Vedetta
    </span>
  );
}

interface PublicCardProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The page of everything before sign-in: one card in the middle with the brand on top. */
export function PublicCard({ title, lead, wide = false, children }: PublicCardProps) {
  return (
    <main className="public">
      <div className={classes('card', 'public-card', wide && 'public-wide')}>
        <Brand />
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className="public-lead">{lead}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
