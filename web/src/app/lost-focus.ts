/** How many places are remembered: one that is gone with a message may follow another one in it. */
const REMEMBERED = 8;

/**
 * Focus that goes with what it was on, a message that has left or a button that is done, comes back
 * to where it was before. Else it would be on the page as a whole: who reads by ear would be at its
 * head, and who types nowhere.
 *
 * @returns how to stop
 */
export function keepFocus(): () => void {
  let places: HTMLElement[] = [];
  let path = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    // A new page has a heading of its own to go to.
    if (path !== window.location.pathname) places = [];
    path = window.location.pathname;
    places = [target, ...places.filter((place) => place !== target && place.isConnected)].slice(
      0,
      REMEMBERED,
    );
  };
  const comeBack = () => {
    if (
      document.activeElement !== document.body ||
      path !== window.location.pathname ||
      places[0]?.isConnected !== false
    )
      return;
    places
      .find((place) => place.isConnected && place.checkVisibility())
      ?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || places[0]?.isConnected !== false) return;
    clearTimeout(timer);
    // Whoever took it away may put the focus somewhere itself.
    timer = setTimeout(comeBack);
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
