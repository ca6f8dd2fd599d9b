/**
 * Calls back when this page goes on after the browser had stopped it: a frozen tab, or one that
 * came back from the back/forward cache. Nothing ran meanwhile, so whatever arrived then may have
 * been missed.
 *
 * @returns how to stop
 */
export function onWake(act: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  document.addEventListener('resume', act);
  window.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('resume', act);
    window.removeEventListener('pageshow', shown);
  };
}

/**
 * Calls back when somebody comes back to this page: from another tab or window, or as above.
 *
 * @returns how to stop
 */
export function onReturn(act: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') act();
  };
  const unwatch = onWake(act);
  document.addEventListener('visibilitychange', seen);
  return () => {
    unwatch();
    document.removeEventListener('visibilitychange', seen);
  };
}
