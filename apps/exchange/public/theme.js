// Loaded before anything is drawn, so that the page never shows in the wrong theme first.
(() => {
  const chosen = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null; // A browser may forbid storage altogether.
    }
  };
  const ofSystem = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  const theme = chosen();
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : ofSystem();
})();
