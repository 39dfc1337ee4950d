import type { ReactNode } from 'react';
import { themes, type Palette, type Theme } from '../../packages/ui/src/tokens/tokens';
import * as styles from './specimen.css';

const themeNames: Record<Theme, string> = { dark: 'Dark', light: 'Light' };

interface BothThemesProps {
  palette?: Palette;
  children: (theme: Theme) => ReactNode;
}

/** The same specimen in both themes, side by side, whatever the toolbar says. */
export const BothThemes = ({ palette = 'standard', children }: BothThemesProps) => (
  <div className={styles.bothThemes}>
    {themes.map((theme) => (
      <div key={theme} data-theme={theme} data-palette={palette} className={styles.themePanel}>
        <p className={styles.themeName}>{themeNames[theme]}</p>
        {children(theme)}
      </div>
    ))}
  </div>
);

export const Rows = ({ children }: { children: ReactNode }) => <ul className={styles.rows}>{children}</ul>;

interface RowProps {
  name: string;
  note?: string;
  /** A value or a ratio, shown at the end of the row. */
  figure?: string;
  children?: ReactNode;
}

export const Row = ({ name, note, figure, children }: RowProps) => (
  <li className={styles.row}>
    {children}
    <span className={styles.label}>
      <span className={styles.name}>{name}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
    {figure !== undefined && <span className={styles.figure}>{figure}</span>}
  </li>
);
