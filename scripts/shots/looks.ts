export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/** Desk, tablet and phone, as Storybook offers them. */
const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

/** A theme and a window size. */
export interface Look {
  theme: Theme;
  width: number;
  height: number;
}

/** By theme, from wide to narrow. */
export const looks: readonly Look[] = themes.flatMap((theme) => windows.map((window) => ({ theme, ...window })));

export const looksIn = (theme: Theme): Look[] => looks.filter((look) => look.theme === theme);

/** Also the picture's file name, by which runs are compared. */
export const nameOfLook = ({ theme, width }: Look): string => `${theme}-${width}`;
