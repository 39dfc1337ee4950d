import { shellTexts } from '@exchange/domain';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Icon,
  IconButton,
} from '@exchange/ui';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './AccountMenu.css';
import { ownPlaces } from '../navigation';
import { paths } from '#shared/page/paths.ts';

export interface AccountMenuProps {
  email: string;
  onLogOut: () => void;
}

/** A signed-in trader's links, and two ways to sign out. */
export const AccountMenu = ({ email, onLogOut }: AccountMenuProps) => (
  <div className={styles.root}>
    <IconButton asChild icon="wallet" label={shellTexts.profileMenu.wallet} size="small">
      <RouterLink to={paths.wallet} />
    </IconButton>
    <span className={styles.onlyWide}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" tone="neutral" size="small" aria-label="Your account">
            <Icon name="user" />
            <Icon name="chevronDown" size={12} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild icon="user">
            <RouterLink to={paths.profile}>{email}</RouterLink>
          </DropdownMenuItem>
          {ownPlaces.map((places, at) => (
            <Fragment key={at}>
              <DropdownMenuSeparator />
              {places.map(({ to, label, icon }) => (
                <DropdownMenuItem key={to} asChild icon={icon}>
                  <RouterLink to={to}>{label}</RouterLink>
                </DropdownMenuItem>
              ))}
            </Fragment>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem icon="logout" onSelect={onLogOut}>
            Sign out
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <IconButton icon="logout" label="Sign out" size="small" onClick={onLogOut} />
    </span>
  </div>
);
