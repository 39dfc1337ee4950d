import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { TabTitle } from './arrival';
import { Page } from './Page';
import * as styles from './NotBuiltYet.css';

export interface NotBuiltYetProps {
  title: string;
  tabTitle?: TabTitle;
  /** Where one can go from here; home, where nothing is said. */
  onward?: { to: string; label: string };
}

const home = { to: '/', label: 'Go home' };

export const NotBuiltYet = ({ title, tabTitle, onward = home }: NotBuiltYetProps) => (
  <Page title={title} {...(tabTitle && { tabTitle })}>
    <p className={styles.sentence}>This page is not built yet.</p>
    <p>
      <Link asChild>
        <RouterLink to={onward.to}>{onward.label}</RouterLink>
      </Link>
    </p>
  </Page>
);
