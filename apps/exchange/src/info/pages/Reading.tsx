import { Link } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './Reading.css';

const texts = { contents: 'On this page' } as const;

interface ReadingProps {
  chapters: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A page to read, with its contents beside the text. */
export const Reading = ({ chapters, children }: ReadingProps) => (
  <div className={styles.root}>
    {chapters.length > 0 && (
      <nav aria-label={texts.contents} className={styles.contents}>
        <ul className={styles.list}>
          {chapters.map(({ id, title }) => (
            <li key={id} className={styles.item}>
              <Link asChild variant="quiet">
                <RouterLink to={{ hash: id }}>{title}</RouterLink>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <div className={styles.text}>{children}</div>
  </div>
);
