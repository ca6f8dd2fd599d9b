import * as m from '../../generated/messages/settings/index.ts';
import { askForTour } from '../../lib/tour-request.ts';
import { useViewer } from '../../domain/viewer/use-viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Shows the product tour once more, to those whom it is made for. */
export function TourAgain() {
  const { isFreeTrial } = useViewer();
  if (!isFreeTrial) return null;
  return (
    <Card padded className="col">
      <h2>{m.productTour}</h2>
      <p className="dim">{m.tourLead}</p>
      <div className="row">
        <Button onClick={askForTour}>{m.showTour}</Button>
      </div>
    </Card>
  );
}
