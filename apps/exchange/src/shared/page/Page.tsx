import type { ReactNode } from 'react';
import { usePageArrival, type TabTitle } from './arrival';
import * as styles from './Page.css';

export interface PageProps {
  /** The name of the screen: its heading, and the part of the tab title after the product's name. */
  title: string;
  tabTitle?: TabTitle;
  /** What the screen is for, in a sentence or two. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of every screen except the trading screens. */
export const Page = ({ title, tabTitle, lead, children }: PageProps) => {
  const heading = usePageArrival(title, tabTitle);
  return (
    <div className={styles.root}>
      <div className={styles.intro}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
};
