import * as m from '../../generated/messages/media-detail/index.ts';
import { Card } from '../../ui/card.tsx';
import './media-skeleton.css';

/** The shape of the page while the item is read. */
export function MediaSkeleton() {
  return (
    <div className="page" role="status" aria-label={m.loadingItem}>
      <div className="head">
        <span className="skeleton-cell media-skeleton-title" />
      </div>
      <div className="split">
        <div className="col media-column">
          <Card className="media-skeleton-tall" />
          <Card className="media-skeleton-low" />
        </div>
        <div className="col media-column">
          <Card className="media-skeleton-low" />
          <Card className="media-skeleton-low" />
        </div>
      </div>
    </div>
  );
}
