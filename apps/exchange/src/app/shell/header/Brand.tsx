import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './Brand.css';
import { paths } from '#shared/page/paths.ts';

/** Two sides that meet at a price, forming an X. */
const Mark = () => (
  <svg aria-hidden className={styles.mark} viewBox="0 0 32 32" fill="none" strokeWidth="4" strokeLinecap="square">
    <path className={styles.near} d="M6 7l7.5 9L6 25" />
    <path className={styles.far} d="M26 7l-7.5 9 7.5 9" />
  </svg>
);

export const Brand = ({ name }: { name: string }) => (
  <Link asChild variant="quiet">
    <RouterLink to={paths.home} className={styles.link}>
      <span className={styles.brand}>
        <Mark />
        <span className={styles.name}>{name}</span>
      </span>
    </RouterLink>
  </Link>
);
