import type { ReactNode } from 'react';
import * as styles from './AsideSections.css';

export interface AsideSection {
  title: string;
  points?: readonly string[];
  content?: ReactNode;
}

const Section = ({ title, points, content }: AsideSection) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {points && (
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {content}
  </section>
);

/** What helps to fill in the form beside it. */
export const AsideSections = ({ sections }: { sections: readonly AsideSection[] }) =>
  sections.map((section) => <Section key={section.title} {...section} />);
