import { useSelector } from '@xstate/react';
import { TourOverlay } from './tour-overlay.tsx';
import { useTour } from './use-tour.ts';

/** The product tour of a free trial. Outside a tour nothing of it is seen. */
export default function Tour() {
  const tour = useTour();
  const active = useSelector(tour, (snapshot) => snapshot.hasTag('active'));
  return active ? <TourOverlay tour={tour} /> : null;
}
