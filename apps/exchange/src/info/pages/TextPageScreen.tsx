import { formatDay, type TextPage } from '@exchange/domain';
import { Link } from '@exchange/ui';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { anchorIn } from '#shared/page/anchor.ts';
import { Page } from '#shared/page/Page.tsx';
import { useInSight } from '#shared/page/useInSight.ts';
import { Passages, Words } from './Passages';
import * as styles from './pages.css';

const texts = { contents: 'On this page', updated: 'Last updated' } as const;

/** Pages with at least this many chapters get a table of contents. */
const fewChapters = 4;

/** A page of text. */
export const TextPageScreen = ({ page }: { page: TextPage }) => {
  const { title, lead, updated, chapters } = page;
  const location = useLocation();
  useInSight(anchorIn(location.hash), location);
  return (
    <Page title={title} width="reading">
      <p className={styles.lead}>
        <Words line={lead} />
      </p>
      {updated !== undefined && (
        <p className={styles.updated}>
          {texts.updated} <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
      )}
      {chapters.length >= fewChapters && (
        <nav aria-label={texts.contents}>
          <ul className={styles.contents}>
            {chapters.map(({ id, title: name }) => (
              <li key={id}>
                <Link asChild>
                  <RouterLink to={{ hash: id }}>{name}</RouterLink>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {chapters.map(({ id, title: name, passages }) => (
        <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} tabIndex={-1} className={styles.chapterTitle}>
            {name}
          </h2>
          <Passages passages={passages} />
        </section>
      ))}
    </Page>
  );
};
