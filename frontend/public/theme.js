// Runs before the first paint, so that nobody sees the wrong theme flash by.
// The rest of the settings' life is in src/features/settings/preferences.ts, which writes this entry.
(() => {
  const root = document.documentElement;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('craits.preferences') ?? '{}');
  } catch {
    // Storage may be forbidden, or hold something that is not ours: the system's theme will do.
  }
  const theme = chosen.theme === 'dark' || chosen.theme === 'light' ? chosen.theme : light ? 'light' : 'dark';
  root.dataset.theme = theme;
  if (chosen.deck === 'four') root.dataset.deck = 'four';
  if (chosen.motion === 'none') root.dataset.motion = 'none';
})();
