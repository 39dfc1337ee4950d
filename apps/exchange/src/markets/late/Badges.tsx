import { visuallyHidden } from '@exchange/ui';
import { withAddress, type OutwardLink } from '#shared/config/outwardLinks.ts';
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

const Rankings = ({ rankings }: { rankings: readonly OutwardLink[] }) => (
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
);

/**
 * Ranking sites and the app store, as far as the settings say where they are. Drawn in-house, so that no image is fetched
 * from a third party.
 */
export const Badges = ({ rankings, store }: BadgesProps) => {
  const linked = withAddress(rankings);
  if (linked.length === 0 && store.url === '') return null;
  return (
    <section aria-label="Rankings and app" className={styles.root}>
      {linked.length > 0 && <Rankings rankings={linked} />}
      {store.url !== '' && (
        <a href={store.url} {...outward} className={styles.store}>
          <Phone />
          Get the app on {store.name}
          <NewTabHint />
        </a>
      )}
    </section>
  );
};
