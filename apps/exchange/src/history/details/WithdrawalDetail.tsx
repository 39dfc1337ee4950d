import { historyTexts, showCoins, wasNeverSent } from '@exchange/domain';
import { useRef } from 'react';
import * as styles from './detail.css';
import { AddressFacts, Fact, FactList, TransactionFact } from './Facts';
import { CancelWithdrawal, type CancelWithdrawalProps } from './CancelWithdrawal';
import { factTexts as texts, listTexts } from './texts';
import { TimeLine } from './TimeLine';
import type { Withdrawal } from '#entities/transactions/transaction.ts';
import { withdrawalEntries, withdrawalWaiting } from './withdrawalTimeLine';

export type WithdrawalDetailProps = Omit<CancelWithdrawalProps, 'timeLine'>;

const approvals: Readonly<Record<string, string | undefined>> = texts.approvals;

/** Once the withdrawal was sent, the timeline shows the address instead. */
const Destination = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { symbol, walletTxId, address, destinationTag, steps = [] } = withdrawal;
  if (steps.some(({ step }) => step === 'sent')) return null;
  return (
    <>
      {wasNeverSent(withdrawal) && <Fact label={listTexts.transaction}>{historyTexts.neverSent}</Fact>}
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

/** A withdrawal in full. A server without steps has no timeline and can't cancel withdrawals. */
export const WithdrawalDetail = ({ withdrawal, cancelling }: WithdrawalDetailProps) => {
  const timeLine = useRef<HTMLOListElement>(null);
  const hasSteps = withdrawal.steps !== undefined && withdrawal.steps.length > 0;
  return (
    <div className={styles.root}>
      {hasSteps && (
        <div className={styles.story}>
          <TimeLine
            ref={timeLine}
            symbol={withdrawal.symbol}
            entries={withdrawalEntries(withdrawal)}
            waiting={withdrawalWaiting(withdrawal)}
          />
          <CancelWithdrawal {...{ withdrawal, cancelling, timeLine }} />
        </div>
      )}
      <Facts withdrawal={withdrawal} />
    </div>
  );
};
