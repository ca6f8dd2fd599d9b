import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { checkStored } from '../domain/session/session.ts';
import { useSession } from '../domain/session/use-session.ts';
import { forgetLookedAt } from '../lib/looked-at.ts';
import { keepFocus } from './lost-focus.ts';

/**
 * How long a new page may take to show its heading before the focus stays where it is, in
 * milliseconds.
 */
const PATIENCE = 5000;

/**
 * After each navigation: the stored token is looked at, and the focus goes to the new page's
 * heading.
 */
export function Navigation() {
  const { pathname } = useLocation();
  const session = useSession();
  const first = useRef(true);
  useEffect(() => keepFocus(), []);
  useEffect(() => {
    checkStored(session);
    if (!pathname.startsWith('/threat-manager')) forgetLookedAt();
    if (first.current) {
      first.current = false;
      return undefined;
    }
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, session]);
  return null;
}

/**
 * Focuses the page's h1 as soon as it stands there, unless the page has put the focus into an input
 * or a row of its own.
 */
function focusHeading(): () => void {
  const stale = document.querySelector('main h1');
  const attempt = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || (heading === stale && !stale.isConnected)) return false;
    const active = document.activeElement;
    if (
      active instanceof HTMLInputElement ||
      active instanceof HTMLTextAreaElement ||
      active?.closest('[data-row-key]') != null
    )
      return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => {
    stop();
  }, PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
