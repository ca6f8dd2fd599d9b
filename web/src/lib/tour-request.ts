type Listener = () => void;

let listener: Listener | null = null;
let waiting = false;

/**
 * Asks for the product tour, from wherever a page offers it. Its code may still be on its way: then
 * it comes with it.
 */
export function askForTour(): void {
  if (listener === null) waiting = true;
  else listener();
}

/** For the tour: hears that it is wanted. Returns how to stop. */
export function takeTourRequests(take: Listener): () => void {
  listener = take;
  if (waiting) take();
  waiting = false;
  return () => {
    listener = null;
  };
}
