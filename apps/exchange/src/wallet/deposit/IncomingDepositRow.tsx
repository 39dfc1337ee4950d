import { depositProgress, keptDepositNext, keptDepositText, showExactly, type DepositProgress } from '@exchange/domain';
import type { IncomingDeposit } from '@exchange/machines';
import { Badge, Link, Timestamp, type Tone } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../shared/page/paths';
import { ConfirmationBar } from './ConfirmationBar';
import * as styles from './IncomingDeposits.css';
import { depositTexts, incomingTexts as texts, waitingText } from './texts';

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
        <Timestamp moment={deposit.createdAt} />
      </span>
      <span className={styles.mark}>
        <Mark deposit={deposit} progress={progress} />
      </span>
      <span className={styles.words}>{words[progress](deposit)}</span>
    </li>
  );
};
