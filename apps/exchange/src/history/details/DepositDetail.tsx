import * as styles from './detail.css';
import { depositEntries, depositWaiting } from './depositTimeLine';
import { Fact, FactList, TransactionFact } from './Facts';
import { factTexts as texts } from './texts';
import { TimeLine } from './TimeLine';
import type { Deposit } from '#entities/transactions/transaction.ts';

/** A deposit in full. Without steps there is no timeline. */
export const DepositDetail = ({ deposit }: { deposit: Deposit }) => {
  const { symbol, transactionId, confirmations, confirmationsNeeded, steps } = deposit;
  return (
    <div className={styles.root}>
      {steps !== undefined && steps.length > 0 && (
        <TimeLine symbol={symbol} entries={depositEntries(deposit)} waiting={depositWaiting(deposit)} />
      )}
      <FactList>
        {transactionId !== undefined && <TransactionFact {...{ symbol, transactionId }} />}
        {confirmations !== undefined && confirmationsNeeded !== undefined && (
          <Fact label={texts.confirmations}>{texts.counted(confirmations, confirmationsNeeded)}</Fact>
        )}
      </FactList>
    </div>
  );
};
