import { showExactly } from '@exchange/domain';
import type { IntendedWithdrawal } from '@exchange/machines';
import { Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { AddressGroups } from './Groups';
import { withdrawalHistoryPath } from './historyPath';
import { confirmationTexts, doneTexts as texts } from './texts';
import * as styles from './withdraw.css';

export interface RequestedProps {
  withdrawal: IntendedWithdrawal;
  onAnother: () => void;
}

/** What the exchange has taken on, and where to follow it. */
export const Requested = ({ withdrawal, onAnother }: RequestedProps) => {
  const { asset, amount, address, destinationTag } = withdrawal;
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.text}>{texts.lead}</p>
      <dl className={styles.figures}>
        <div className={styles.line}>
          <dt className={styles.label}>{confirmationTexts.amount}</dt>
          <dd className={styles.value}>
            {showExactly(amount)} {asset}
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{confirmationTexts.address}</dt>
          <dd>
            <AddressGroups address={address} />
          </dd>
        </div>
        {destinationTag !== undefined && (
          <div className={styles.line}>
            <dt className={styles.label}>{confirmationTexts.tag}</dt>
            <dd className={styles.value}>{destinationTag}</dd>
          </div>
        )}
      </dl>
      <div className={styles.ways}>
        <Link asChild>
          <RouterLink to={withdrawalHistoryPath(asset)}>{texts.history}</RouterLink>
        </Link>
        <Button size="small" variant="outline" tone="neutral" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
};
