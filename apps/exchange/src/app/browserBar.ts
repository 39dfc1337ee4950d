import type { ThemeStore } from '../shared/theme/themeStore';

/** The bar of a phone's browser follows the chosen theme, even where the system has the other one. */
export const colourBrowserBar = (document: Document, theme: ThemeStore): void => {
  const colour = () => {
    const { backgroundColor } = getComputedStyle(document.body);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = backgroundColor;
  };
  colour();
  theme.subscribe(colour);
};
