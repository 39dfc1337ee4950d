import type { ReactNode } from 'react';
import * as styles from './page.css';

interface PageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export const Page = ({ title, lead, children }: PageProps) => (
  <main className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </main>
);

interface SectionProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, intro, children }: SectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.sectionTitle}>{title}</h2>
    {intro !== undefined && <p className={styles.sectionIntro}>{intro}</p>}
    <div className={styles.sectionBody}>{children}</div>
  </section>
);
