import { visuallyHidden } from '@exchange/ui';
import type { OutwardLink } from '#shared/config/config.ts';
import * as styles from './Badges.css';

export interface BadgesProps {
  rankings: readonly OutwardLink[];
  store: { name: string; url: string };
}

const outward = { target: '_blank', rel: 'noopener noreferrer' };

const NewTabHint = () => <span className={visuallyHidden}> (opens in a new tab)</span>;

const Phone = () => (
  <svg aria-hidden viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" className={styles.picture}>
    <rect x="4" y="1.5" width="8" height="13" rx="1.5" />
    <path d="M7 12.5h2" strokeLinecap="round" />
  </svg>
);

/** Ranking sites and the app store. Drawn in-house, so that no image is fetched from a third party. */
export const Badges = ({ rankings, store }: BadgesProps) => (
  <section aria-label="Rankings and app" className={styles.root}>
    {rankings.length > 0 && (
      <>
        <h2 className={styles.title}>Ranked on</h2>
        <ul className={styles.list}>
          {rankings.map(({ name, url }) => (
            <li key={url}>
              <a href={url} {...outward} className={styles.badge}>
                {name}
                <NewTabHint />
              </a>
            </li>
          ))}
        </ul>
      </>
    )}
    {store.url !== '' && (
      <a href={store.url} {...outward} className={styles.store}>
        <Phone />
        Get the app on {store.name}
        <NewTabHint />
      </a>
    )}
  </section>
);
