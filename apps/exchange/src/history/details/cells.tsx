import {
  depositTone,
  exactFigure,
  expectedTime,
  readAssetSymbol,
  withdrawalStatus,
  type DecimalText,
  expectedTimeChangesAt,
} from '@exchange/domain';
import { AddressText, CoinIcon, Figure, Link, NoValue, StatusDot, visuallyHidden, onPageWake } from '@exchange/ui';
import { use, useCallback } from 'react';
import * as styles from './cells.css';
import { explorerLink, TransactionContext } from './transactionContext';
import { listTexts as texts } from './texts';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';
import { useStored } from '#shared/services/useStored.ts';

type Now = () => number;

/** Timers stop while the page sleeps, so the clock is checked again when it wakes. */
const followDays = (now: Now, look: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = () => {
    clearTimeout(timer);
    look();
    timer = setTimeout(lookAgain, expectedTimeChangesAt(now()) - now());
  };
  lookAgain();
  const sleep = onPageWake(lookAgain);
  return () => {
    clearTimeout(timer);
    sleep();
  };
};

/** The current time for calculating expected times. It changes only when they may have changed. */
export const useExpectedNow = (now: Now): number => {
  const follow = useCallback((look: () => void) => followDays(now, look), [now]);
  return useStored(follow, () => expectedTimeChangesAt(now())) - 1;
};

export const CoinCell = ({ symbol }: { symbol: string }) => {
  const asset = readAssetSymbol(symbol);
  return (
    <span className={styles.coin}>
      {asset && <CoinIcon asset={asset} size={20} />}
      {symbol}
    </span>
  );
};

/** With all of its digits. */
export const AmountCell = ({ amount }: { amount: DecimalText }) => {
  const { isStale, decimals } = use(TransactionContext);
  return <Figure figure={exactFigure(amount)} decimals={decimals} isStale={isStale} />;
};

export const DepositStatus = ({ status }: Pick<Deposit, 'status'>) => {
  const tone = depositTone(status);
  return (
    <StatusDot tone={tone}>
      <span className={styles.word[tone]}>{status}</span>
    </StatusDot>
  );
};

const ExpectedTime = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { now } = use(TransactionContext);
  const expected = expectedTime(withdrawal, useExpectedNow(now));
  return (
    expected && (
      <StatusDot tone={expected.tone}>
        <span className={styles.expected}>{expected.caption}</span>
      </StatusDot>
    )
  );
};

/** A pending withdrawal has only one dot, which belongs to its expected time. */
export const WithdrawalStatusCell = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { caption, mark, text } = withdrawalStatus(withdrawal.status);
  const word = <span className={styles.word[text]}>{caption}</span>;
  return (
    <span className={styles.status}>
      {mark === undefined ? word : <StatusDot tone={mark}>{word}</StatusDot>}
      {withdrawal.status === 'Pending' && <ExpectedTime withdrawal={withdrawal} />}
    </span>
  );
};

interface TransactionTextProps {
  symbol: string;
  transactionId: string;
  /** Shown in full, if there is room. */
  isWhole?: boolean;
}

/** A transaction on a chain. It is copied in full, and links to the explorer in the settings if there is one. */
export const TransactionText = ({ symbol, transactionId, isWhole = false }: TransactionTextProps) => {
  const { explorers } = use(TransactionContext);
  const link = explorerLink(explorers, symbol, transactionId);
  return (
    <span className={isWhole ? undefined : styles.inRow}>
      <AddressText value={transactionId} lead={6} tail={6} isGrouped={isWhole} copyLabel={texts.copyTransaction} />
      {link !== undefined && (
        <span className={styles.view}>
          <Link href={link} isExternal>
            {texts.view}
            <span className={visuallyHidden}> transaction</span>
          </Link>
        </span>
      )}
    </span>
  );
};

interface TransactionCellProps {
  symbol: string;
  transactionId: string | undefined;
}

export const TransactionCell = ({ transactionId, symbol }: TransactionCellProps) =>
  transactionId === undefined ? <NoValue /> : <TransactionText {...{ symbol, transactionId }} />;
