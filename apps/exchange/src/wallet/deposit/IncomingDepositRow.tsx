import {
  depositProgress,
  keptDepositNext,
  keptDepositText,
  showExactly,
  depositConfirmations,
  type DepositProgress,
} from '@exchange/domain';
import type { IncomingDeposit } from '@exchange/machines';
import { Badge, Link, Timestamp, type Tone } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import * as styles from './IncomingDeposits.css';
import { depositTexts, incomingTexts as texts, waitingText } from './texts';

interface ConfirmationBarProps {
  confirmations: number | undefined;
  /** Set even if confirmations aren't counted. */
  isDone: boolean;
}

const { toWithdraw } = depositConfirmations;

/** The confirmations at a glance; the text beside it has them in words. */
const ConfirmationBar = ({ confirmations = 0, isDone }: ConfirmationBarProps) => (
  <span aria-hidden className={styles.bar}>
    {Array.from({ length: toWithdraw }, (_, at) => (
      <span key={at} data-reached={isDone || at < confirmations} className={styles.step} />
    ))}
  </span>
);

type Stopped = keyof typeof texts.badges;

const toSupport = (
  <Link asChild>
    <RouterLink to={paths.support}>{depositTexts.support}</RouterLink>
  </Link>
);

const words: Readonly<Record<DepositProgress, (deposit: IncomingDeposit) => ReactNode>> = {
  pending: ({ confirmations }) => waitingText(confirmations),
  arrived: ({ confirmations = 0 }) => texts.arrived(confirmations),
  withdrawable: () => texts.withdrawable,
  kept: ({ keptFor, asset }) => (
    <>
      {keptFor && keptDepositText(keptFor, asset)} {keptDepositNext} {toSupport}
    </>
  ),
  returned: () => texts.returned,
  reversed: () => texts.reversed,
};

const badgeTones: Readonly<Record<Stopped, Tone>> = { kept: 'warning', returned: 'neutral', reversed: 'danger' };

const isStopped = (progress: DepositProgress): progress is Stopped => progress in badgeTones;

const Mark = ({ deposit, progress }: { deposit: IncomingDeposit; progress: DepositProgress }) =>
  isStopped(progress) ? (
    <Badge tone={badgeTones[progress]}>{texts.badges[progress]}</Badge>
  ) : (
    <ConfirmationBar confirmations={deposit.confirmations} isDone={progress === 'withdrawable'} />
  );

/** One deposit: its amount, its progress, and what it can be used for now. */
export const IncomingDepositRow = ({ deposit }: { deposit: IncomingDeposit }) => {
  const progress = depositProgress(deposit);
  return (
    <li aria-atomic data-progress={progress} className={styles.row}>
      <span className={styles.amount}>
        {showExactly(deposit.amount)} <span className={styles.secondary}>{deposit.asset}</span>
      </span>
      <span className={styles.time}>
        <Timestamp moment={deposit.createdAt} namesZone />
      </span>
      <span className={styles.mark}>
        <Mark deposit={deposit} progress={progress} />
      </span>
      <span className={styles.words}>{words[progress](deposit)}</span>
    </li>
  );
};
