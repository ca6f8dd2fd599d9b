import { Fragment } from 'react';
import { Icon } from './icon.tsx';
import './arrow-text.css';

/**
 * A text whose arrows are drawn: not every font has them, and one without leaves a gap. Read aloud
 * and copied it stays as it is.
 */
export function ArrowText({ text }: { text: string }) {
  return text.split('→').map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <span className="arrow">
          <span className="sr-only">→</span>
          <Icon name="arrow" />
        </span>
      )}
      {part}
    </Fragment>
  ));
}
