import { depositConfirmations } from '@exchange/domain';
import * as styles from './IncomingDeposits.css';

interface ConfirmationBarProps {
  confirmations: number | undefined;
  /** Set even if confirmations aren't counted. */
  isDone: boolean;
}

const { toWithdraw } = depositConfirmations;

/** The confirmations at a glance; the text beside it has them in words. */
export const ConfirmationBar = ({ confirmations = 0, isDone }: ConfirmationBarProps) => (
  <span aria-hidden className={styles.bar}>
    {Array.from({ length: toWithdraw }, (_, at) => (
      <span key={at} data-reached={isDone || at < confirmations} className={styles.step} />
    ))}
  </span>
);
