import { depositConfirmations } from '@exchange/domain';
import * as styles from './IncomingDeposits.css';

interface ConfirmationBarProps {
  confirmations: number | undefined;
  /** Also where nobody counts them. */
  isDone: boolean;
}

const { toWithdraw } = depositConfirmations;

/** The confirmations at a glance; the words beside it say them. */
export const ConfirmationBar = ({ confirmations = 0, isDone }: ConfirmationBarProps) => (
  <span aria-hidden className={styles.bar}>
    {Array.from({ length: toWithdraw }, (_, at) => (
      <span key={at} data-reached={isDone || at < confirmations} className={styles.step} />
    ))}
  </span>
);
