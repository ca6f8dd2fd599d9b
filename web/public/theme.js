// Runs before the first paint so that a chosen theme never flashes the other one. A file of its own because the
// content security policy refuses inline scripts.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch (refused) {
  // Storage may be forbidden; the system's theme is then used.
}
