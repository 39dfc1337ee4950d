import { shellTexts } from '@exchange/domain';
import { Button, Link, type Theme } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SessionKind } from '../../shared/session/session';
import { Brand } from './Brand';
import * as styles from './Header.css';
import { ThemeSwitch } from './ThemeSwitch';

export interface HeaderProps {
  brandName: string;
  session: SessionKind;
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  /** On the trading screens: the current pair and its figures. */
  pairBar?: ReactNode;
}

const { signIn, signUp, logInOrRegister } = shellTexts.visitor;
const [logIn, register] = logInOrRegister.split(' | ');

const Bar = ({ brandName, theme, onChooseTheme, pairBar, children }: HeaderProps & { children: ReactNode }) => (
  <>
    <Brand name={brandName} />
    {pairBar}
    <div className={styles.end}>
      <ThemeSwitch theme={theme} onChoose={onChooseTheme} />
      {children}
    </div>
  </>
);

/** Stands on every page but the trading screens. */
export const PublicHeader = (props: HeaderProps) => (
  <header className={styles.size.public}>
    <Bar {...props}>
      {props.session === 'visitor' && (
        <>
          <Button asChild variant="ghost" tone="neutral" size="small">
            <RouterLink to="/login">{signIn}</RouterLink>
          </Button>
          <Button asChild variant="outline" tone="neutral" size="small">
            <RouterLink to="/register">{signUp}</RouterLink>
          </Button>
        </>
      )}
    </Bar>
  </header>
);

/** Lower, because every line of the trading screen counts. */
export const TradingHeader = (props: HeaderProps) => (
  <header className={styles.size.trading}>
    <Bar {...props}>
      {props.session === 'visitor' && (
        <span className={styles.visitor}>
          <Link asChild variant="quiet">
            <RouterLink to="/login">{logIn}</RouterLink>
          </Link>
          {' | '}
          <Link asChild variant="quiet">
            <RouterLink to="/register">{register}</RouterLink>
          </Link>
        </span>
      )}
    </Bar>
  </header>
);
