import { Button, Drawer, DrawerClose, DrawerContent, Link } from '@exchange/ui';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { marketPlaces, offers, ownPlaces, type Place } from '../navigation';
import * as styles from './PageMenu.css';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { toolTexts, type Tool } from '../tools/tools';
import { visitorPlaces, type Audience } from '../audience';
import { paths } from '#shared/page/paths.ts';

const Line = ({ to, label, state }: Place) => (
  <li>
    <DrawerClose asChild>
      <Link asChild variant="quiet">
        <RouterLink to={to} state={state} className={styles.line}>
          {label}
        </RouterLink>
      </Link>
    </DrawerClose>
  </li>
);

const Lines = ({ places }: { places: readonly Place[] }) => (
  <ul className={styles.lines}>
    {places.map((place) => (
      <Line key={place.to} {...place} />
    ))}
  </ul>
);

const menuTools = ['commands', 'settings'] as const satisfies readonly Tool[];

const ToolLines = ({ onShowTool }: Pick<PageMenuProps, 'onShowTool'>) => (
  <ul className={styles.lines}>
    {menuTools.map((tool) => (
      <li key={tool}>
        <DrawerClose asChild>
          <Link asChild variant="quiet">
            <button type="button" className={styles.line} onClick={() => onShowTool(tool)}>
              {toolTexts[tool]}
            </button>
          </Link>
        </DrawerClose>
      </li>
    ))}
  </ul>
);

const SignInOrUp = () => (
  <>
    {visitorPlaces.map(({ to, label }, at) => (
      <DrawerClose key={to} asChild>
        <Button asChild variant={at === 0 ? 'outline' : 'solid'} tone={at === 0 ? 'neutral' : 'accent'}>
          <SignInLink to={to}>{label}</SignInLink>
        </Button>
      </DrawerClose>
    ))}
  </>
);

/** A trader's own pages already include staking. */
const groupsFor = (who: Audience): readonly (readonly Place[])[] =>
  who.kind === 'trader'
    ? [
        [{ to: paths.profile, label: who.email }],
        marketPlaces,
        ...ownPlaces,
        offers.filter(({ to }) => to !== paths.staking),
      ]
    : [marketPlaces, offers];

interface EndProps extends Pick<PageMenuProps, 'who' | 'onLogOut'> {
  close: (button: ReactElement) => ReactElement;
}

const actionsFor = ({ who, onLogOut, close }: EndProps): ReactElement | undefined => {
  if (who.kind === 'trader') {
    return close(
      <Button variant="outline" tone="neutral" onClick={onLogOut}>
        Sign out
      </Button>,
    );
  }
  return who.kind === 'visitor' && who.isOfferedSignIn ? <SignInOrUp /> : undefined;
};

export interface PageMenuProps {
  who: Audience;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLogOut: () => void;
  onShowTool: (tool: Tool) => void;
}

/** Everything that the header has no room for. */
export const PageMenu = ({ who, isOpen, onOpenChange, onLogOut, onShowTool }: PageMenuProps) => (
  <Drawer open={isOpen} onOpenChange={onOpenChange}>
    <DrawerContent
      side="end"
      title="Menu"
      actions={actionsFor({ who, onLogOut, close: (button) => <DrawerClose asChild>{button}</DrawerClose> })}
    >
      <nav aria-label="Menu" className={styles.root}>
        {groupsFor(who).map((places) => (
          <Lines key={places[0]?.to} places={places} />
        ))}
        <ToolLines onShowTool={onShowTool} />
      </nav>
    </DrawerContent>
  </Drawer>
);
