import type { ReactNode } from 'react';
import { usePageArrival, type TabTitle } from './arrival';
import * as styles from './Page.css';

export interface PageProps {
  /** The name of the screen: its heading, and the part of the tab title after the product's name. */
  title: string;
  tabTitle?: TabTitle;
  /** `reading` is as narrow as running text. */
  width?: keyof typeof styles.width;
  children: ReactNode;
}

/** The layout of every screen except the trading screens. */
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
