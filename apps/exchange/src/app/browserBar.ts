import type { ThemeStore } from '#shared/theme/themeStore.ts';

/** A phone browser's address bar follows the chosen theme, even if the system uses the other one. */
export const colourBrowserBar = (document: Document, theme: ThemeStore): void => {
  const colour = () => {
    const { backgroundColor } = getComputedStyle(document.body);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = backgroundColor;
  };
  colour();
  theme.subscribe(colour);
};
