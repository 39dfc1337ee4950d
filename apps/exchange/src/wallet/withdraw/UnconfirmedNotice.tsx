import type { IntendedWithdrawal, SentState } from '@exchange/machines';
import { AddressText, Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { withdrawalHistoryPath } from './historyPath';
import { unconfirmedTexts as texts, withdrawalText } from './sentTexts';
import * as styles from './withdraw.css';

export interface UnconfirmedNoticeProps {
  withdrawal: IntendedWithdrawal;
  state: SentState;
  onDismiss: () => void;
  /** Only if the form isn't shown. */
  onBack?: (() => void) | undefined;
}

/** A withdrawal without an answer: what is known, and how to find out. Nothing here sends another. */
export const UnconfirmedNotice = ({ withdrawal, state, onDismiss, onBack }: UnconfirmedNoticeProps) => (
  <div role="alert" className={styles.warning}>
    <p className={styles.title}>{texts.title}</p>
    <p className={styles.text}>{withdrawalText(withdrawal)}</p>
    <AddressText value={withdrawal.address} isGrouped />
    {withdrawal.destinationTag !== undefined && (
      <p className={styles.secondary}>{`${texts.tag} ${withdrawal.destinationTag}`}</p>
    )}
    <p className={styles.text}>{`${texts.known} ${texts.states[state]}`}</p>
    <div className={styles.ways}>
      <Link asChild>
        <RouterLink to={withdrawalHistoryPath(withdrawal.asset)}>{texts.history}</RouterLink>
      </Link>
      <Button size="small" variant="outline" tone="neutral" onClick={onDismiss}>
        {texts.dismiss}
      </Button>
      {onBack && (
        <Button size="small" variant="ghost" tone="neutral" onClick={onBack}>
          {texts.back}
        </Button>
      )}
    </div>
  </div>
);
