const TYPING =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
/** A dialog, a menu or an open list has the keyboard for itself. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"]:focus-within, [role="listbox"]';

/**
 * Whether a single key is meant for the page: never while typing, nor with a modifier, nor behind a
 * dialog.
 */
export function isForThePage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(TYPING) !== null) return false;
  return document.querySelector(BUSY) === null;
}
