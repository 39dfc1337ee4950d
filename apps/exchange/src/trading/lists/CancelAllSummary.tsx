import { IconButton } from '@exchange/ui';
import * as styles from './CancelAll.css';
import type { CancellingAll } from '../openOrders/cancelling';
import { cancelSummary } from '../openOrders/texts';
import { cancelAllTexts as texts } from './texts';

export interface CancelAllSummaryProps {
  all: CancellingAll;
  onDismiss: () => void;
}

/** The orders that a cancel-all left open, and why. */
export const CancelAllSummary = ({ all, onDismiss }: CancelAllSummaryProps) => (
  <section aria-label={texts.label} className={styles.summary}>
    {/* Scrolled by keyboard if it is long. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable */}
    <div tabIndex={0} role="group" aria-label={texts.summary} className={styles.outcomes}>
      <p>{cancelSummary(all)}</p>
      {all.failed.length > 0 && (
        <ul className={styles.failures}>
          {all.failed.map(({ id, order, reason }) => (
            <li key={id}>
              {order}: <span className={styles.reason}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
    <IconButton icon="close" label={texts.dismiss} size="small" onClick={onDismiss} />
  </section>
);
