import { showCoins } from '@exchange/domain';
import * as styles from './detail.css';
import { AddressFacts, Fact, FactList, TransactionFact } from './Facts';
import { TakeBack, type TakeBackProps } from './TakeBack';
import { factTexts as texts } from './texts';
import { TimeLine } from './TimeLine';
import type { Withdrawal } from './transaction';
import { withdrawalEntries, withdrawalWaiting } from './withdrawalTimeLine';

export interface WithdrawalDetailProps extends TakeBackProps {
  withdrawal: Withdrawal;
}

const approvals: Readonly<Record<string, string | undefined>> = texts.approvals;

/** Where it goes stands in the line that says that it was sent, once there is one. */
const Destination = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { symbol, walletTxId, address, destinationTag, steps = [] } = withdrawal;
  if (steps.some(({ step }) => step === 'sent')) return null;
  return (
    <>
      {walletTxId !== undefined && <TransactionFact symbol={symbol} transactionId={walletTxId} />}
      {address !== undefined && <AddressFacts {...{ address, destinationTag }} />}
    </>
  );
};

const Facts = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { symbol, transactionId, fee, receiveAmount, paymentType } = withdrawal;
  return (
    <FactList>
      <Destination withdrawal={withdrawal} />
      {fee !== undefined && <Fact label={texts.fee}>{showCoins(fee, symbol)}</Fact>}
      {receiveAmount !== undefined && <Fact label={texts.receives}>{showCoins(receiveAmount, symbol)}</Fact>}
      {transactionId !== undefined && <Fact label={texts.withdrawalId}>{transactionId}</Fact>}
      {paymentType !== undefined && <Fact label={texts.approval}>{approvals[paymentType] ?? paymentType}</Fact>}
    </FactList>
  );
};

/** All that is known of a withdrawal. A server that tells no steps has no time line, and takes nothing back. */
export const WithdrawalDetail = ({ withdrawal, takeBack }: WithdrawalDetailProps) => {
  const hasSteps = withdrawal.steps !== undefined && withdrawal.steps.length > 0;
  return (
    <div className={styles.root}>
      {hasSteps && (
        <div className={styles.story}>
          <TimeLine
            symbol={withdrawal.symbol}
            entries={withdrawalEntries(withdrawal)}
            waiting={withdrawalWaiting(withdrawal)}
          />
          <TakeBack {...{ withdrawal, takeBack }} />
        </div>
      )}
      <Facts withdrawal={withdrawal} />
    </div>
  );
};
