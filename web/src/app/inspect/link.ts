/**
 * Where the browser does not let a page open a window by itself, a link in the corner does.
 *
 * @param open instead of following the link, for a window that has to stay in our hands
 */
export function offerLink(address: string, open?: () => unknown): void {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.textContent = 'Open the inspector';
  link.style.cssText =
    'position:fixed;left:8px;bottom:8px;z-index:9999;padding:6px 10px;border-radius:6px;background:#1d4ed8;color:#fff';
  link.addEventListener('click', (event) => {
    if (open !== undefined) {
      event.preventDefault();
      open();
    }
    link.remove();
  });
  document.body.append(link);
}
