import { Button, type Theme } from '@exchange/ui';
import * as styles from './ThemeSwitch.css';

export interface ThemeSwitchProps {
  theme: Theme;
  onChoose: (theme: Theme) => void;
}

const others: Record<Theme, { theme: Theme; label: string }> = {
  dark: { theme: 'light', label: 'Use the light theme' },
  light: { theme: 'dark', label: 'Use the dark theme' },
};

const pictures: Record<Theme, string> = {
  light: 'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1v1M8 14v1M1 8h1M14 8h1M3 3l.7.7M12.3 12.3l.7.7M13 3l-.7.7M3.7 12.3 3 13',
  dark: 'M13.5 9.6A6 6 0 0 1 6.4 2.5a6 6 0 1 0 7.1 7.1Z',
};

/** Shows and names the theme that it switches to. */
export const ThemeSwitch = ({ theme, onChoose }: ThemeSwitchProps) => {
  const other = others[theme];
  return (
    <Button
      variant="ghost"
      tone="neutral"
      size="small"
      aria-label={other.label}
      title={other.label}
      onClick={() => onChoose(other.theme)}
    >
      <svg aria-hidden className={styles.picture} viewBox="0 0 16 16" fill="none" stroke="currentColor">
        <path d={pictures[other.theme]} strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Button>
  );
};
