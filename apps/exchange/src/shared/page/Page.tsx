import type { ReactNode } from 'react';
import { usePageArrival, type TabTitle } from './arrival';
import * as styles from './Page.css';

export interface PageProps {
  /** The name of the screen: its heading, and what follows the product's name on the tab. */
  title: string;
  tabTitle?: TabTitle;
  /** `work` is as wide as the window, `form` and `reading` are columns in the middle. */
  width?: keyof typeof styles.width;
  children: ReactNode;
}

/** What every screen stands in that is not a trading screen. */
export const Page = ({ title, tabTitle, width = 'work', children }: PageProps) => {
  const heading = usePageArrival(title, tabTitle);
  return (
    <div className={styles.width[width]}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      {children}
    </div>
  );
};
