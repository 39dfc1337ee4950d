// Loaded before anything is drawn, so that the page never shows in the wrong theme or palette first.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // A browser may forbid storage altogether.
    }
  };
  const ofSystem = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
  const { dataset } = document.documentElement;
  const theme = stored('theme');
  dataset.theme = theme === 'light' || theme === 'dark' ? theme : ofSystem();
  dataset.palette = stored('palette') === 'colorblind' ? 'colorblind' : 'standard';
})();
