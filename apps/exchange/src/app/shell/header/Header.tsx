import { shellTexts } from '@exchange/domain';
import { Button, IconButton, Link, type Platform, type Theme } from '@exchange/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Brand } from './Brand';
import * as styles from './Header.css';
import { offers, sectionsFor } from '../navigation';
import { ariaKeys, shownKeys } from '#shared/hotkeys/keyHint.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { ThemeSwitch } from './ThemeSwitch';
import { commandKeys, toolTexts, type Tool } from '../tools/tools';
import { visitorPlaces, type Audience } from '../audience';
import { isIn, paths } from '#shared/page/paths.ts';

// Loaded on demand: a visitor who reads prices on a desktop needs neither menu.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu')).AccountMenu }));
const PageMenu = lazy(async () => ({ default: (await import('./PageMenu')).PageMenu }));

export interface HeaderProps {
  brandName: string;
  who: Audience;
  theme: Theme;
  onChooseTheme: (theme: Theme) => void;
  onLogOut: () => void;
  onShowTool: (tool: Tool) => void;
  /** Decides how shortcuts are shown. */
  platform: Platform;
  /** On the trading screens: the current pair and its figures. */
  pairBar?: ReactNode;
  /** The trader's unconfirmed items, with a way to resolve them. */
  unconfirmed?: ReactNode;
}

const [logIn, register] = shellTexts.visitor.logInOrRegister.split(' | ');

const isCurrent = (to: string, pathname: string): boolean => (to === paths.home ? pathname === to : isIn(to, pathname));

/** In the menu where the documented figures and links need the room. */
const Sections = ({ who }: Pick<HeaderProps, 'who'>) => {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={styles.sections}>
      {sectionsFor(who.kind === 'trader').map(({ to, label }) => (
        <Link key={to} asChild variant="quiet">
          <RouterLink to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined} className={styles.section}>
            {label}
          </RouterLink>
        </Link>
      ))}
    </nav>
  );
};

const Offers = () => (
  <nav aria-label="Products" className={styles.offers}>
    {offers.map(({ to, label, state }) => (
      <Link key={to} asChild variant="quiet">
        <RouterLink to={to} state={state}>
          {label}
        </RouterLink>
      </Link>
    ))}
  </nav>
);

/** Buttons for the tools that have shortcuts. On narrow screens they are in the menu instead. */
const ToolButtons = ({ platform, onShowTool }: Pick<HeaderProps, 'platform' | 'onShowTool'>) => (
  <span className={styles.onlyDesk}>
    <IconButton
      icon="search"
      label={toolTexts.commands}
      title={`${toolTexts.commands} (${shownKeys(commandKeys, platform)})`}
      aria-keyshortcuts={ariaKeys(commandKeys, platform)}
      size="small"
      onClick={() => onShowTool('commands')}
    />
    <IconButton icon="settings" label={toolTexts.settings} size="small" onClick={() => onShowTool('settings')} />
  </span>
);

const Menu = ({ who, onLogOut, onShowTool }: Pick<HeaderProps, 'who' | 'onLogOut' | 'onShowTool'>) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <span className={styles.menu}>
      <IconButton icon="menu" label="Menu" size="small" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} />
      {wasOpened && (
        <Suspense>
          <PageMenu {...{ who, isOpen, onLogOut, onShowTool }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
};

const Bar = (props: HeaderProps & { children: ReactNode }) => {
  const { brandName, who, theme, onChooseTheme, onLogOut, onShowTool, platform, pairBar, unconfirmed, children } =
    props;
  return (
    <>
      <Brand name={brandName} />
      <Sections who={who} />
      {pairBar}
      <div className={styles.end}>
        {unconfirmed}
        <Offers />
        <ToolButtons {...{ platform, onShowTool }} />
        <ThemeSwitch theme={theme} onChoose={onChooseTheme} />
        {who.kind === 'trader' && (
          <Suspense fallback={<span className={styles.accountRoom} />}>
            <AccountMenu email={who.email} onLogOut={onLogOut} />
          </Suspense>
        )}
        {children}
        <Menu {...{ who, onLogOut, onShowTool }} />
      </div>
    </>
  );
};

const isOffered = (who: Audience): boolean => who.kind === 'visitor' && who.isOfferedSignIn;

/** The header of every page except the trading screens. */
export const PublicHeader = (props: HeaderProps) => (
  <header className={styles.size.public}>
    <Bar {...props}>
      {isOffered(props.who) && (
        <span className={styles.onlyWide}>
          {visitorPlaces.map(({ to, label }, at) => (
            <Button key={to} asChild variant={at === 0 ? 'ghost' : 'outline'} tone="neutral" size="small">
              <SignInLink to={to}>{label}</SignInLink>
            </Button>
          ))}
        </span>
      )}
    </Bar>
  </header>
);

/** Lower than elsewhere, because the trading screen needs the height. */
export const TradingHeader = (props: HeaderProps) => (
  <header className={styles.size.trading}>
    <Bar {...props}>
      {isOffered(props.who) && (
        <span className={styles.visitor}>
          <Link asChild variant="quiet">
            <SignInLink to={paths.login}>{logIn}</SignInLink>
          </Link>
          {' | '}
          <Link asChild variant="quiet">
            <SignInLink to={paths.register}>{register}</SignInLink>
          </Link>
        </span>
      )}
    </Bar>
  </header>
);
