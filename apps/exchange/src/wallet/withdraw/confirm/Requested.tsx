import { showCoins } from '@exchange/domain';
import type { IntendedWithdrawal } from '@exchange/machines';
import { AddressText, Button, Link } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { withdrawalHistoryPath } from '../historyPath';
import { confirmationTexts, doneTexts as texts } from '../texts';
import * as styles from '../withdraw.css';

export interface RequestedProps {
  withdrawal: IntendedWithdrawal;
  onAnother: () => void;
  /** Offers to save the address. */
  saveAddress?: ReactNode;
}

/** The requested withdrawal, and where to follow it. */
export const Requested = ({ withdrawal, onAnother, saveAddress }: RequestedProps) => {
  const { asset, amount, address, destinationTag } = withdrawal;
  return (
    <div className={styles.notice}>
      <div role="status">
        <p className={styles.title}>{texts.title}</p>
        <p className={styles.text}>{texts.lead}</p>
      </div>
      <dl className={styles.figures}>
        <div className={styles.line}>
          <dt className={styles.label}>{confirmationTexts.amount}</dt>
          <dd className={styles.value}>{showCoins(amount, asset)}</dd>
        </div>
        <div>
          <dt className={styles.label}>{confirmationTexts.address}</dt>
          <dd>
            <AddressText value={address} isGrouped />
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
      {saveAddress}
    </div>
  );
};
