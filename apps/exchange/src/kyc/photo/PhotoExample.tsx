import type { KycSide } from '@exchange/domain';
import * as styles from './PhotoExample.css';

const Card = ({ isFront }: { isFront: boolean }) => (
  <>
    <rect x="10" y="14" width="76" height="48" rx="4" />
    {isFront ? <circle cx="28" cy="34" r="9" /> : <path d="M18 24h60M18 30h60" />}
    <path d="M46 32h30M46 40h30M18 54h58" />
  </>
);

const Person = () => (
  <>
    <circle cx="48" cy="20" r="12" />
    <path d="M20 70c2-20 14-28 28-28s26 8 28 28" />
    <rect x="8" y="42" width="26" height="17" rx="2" />
    <rect x="62" y="42" width="26" height="17" rx="2" />
    <path d="M66 48h18M66 53h12" />
  </>
);

/** What is asked for, drawn in lines. */
export const PhotoExample = ({ side }: { side: KycSide }) => (
  <svg aria-hidden viewBox="0 0 96 76" className={styles.drawing}>
    {side === 'holding' ? <Person /> : <Card isFront={side === 'front'} />}
  </svg>
);
