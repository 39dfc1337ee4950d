import { formatDay, type TextPage } from '@exchange/domain';
import { useLocation } from 'react-router-dom';
import { anchorIn } from '#shared/page/anchor.ts';
import { Page } from '#shared/page/Page.tsx';
import { useInSight } from '#shared/page/useInSight.ts';
import { Passages, Words } from './Passages';
import * as styles from './pages.css';
import { Reading } from './Reading';

const texts = { updated: 'Last updated' } as const;

/** A page of text. */
export const TextPageScreen = ({ page }: { page: TextPage }) => {
  const { title, lead, updated, chapters } = page;
  const location = useLocation();
  useInSight(anchorIn(location.hash), location);
  return (
    <Page title={title}>
      <Reading chapters={chapters}>
        <p className={styles.lead}>
          <Words line={lead} />
        </p>
        {updated !== undefined && (
          <p className={styles.updated}>
            {texts.updated} <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
        )}
        {chapters.map(({ id, title: name, passages }) => (
          <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1} className={styles.chapterTitle}>
              {name}
            </h2>
            <Passages passages={passages} />
          </section>
        ))}
      </Reading>
    </Page>
  );
};
