import type { SentWithdrawal } from '@exchange/machines';
import { AddressText, Button, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import * as shared from '#shared/unconfirmed/unconfirmed.css.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import * as touch from '#shared/page/touch.css.ts';
import { withdrawalHistoryPath } from './historyPath';
import { unconfirmedTexts as texts, withdrawalText } from './sentTexts';

export interface UnconfirmedWithdrawalsProps {
  withdrawals: readonly SentWithdrawal[];
  isChecking: boolean;
  /** The history couldn't be loaded. */
  hasFailed: boolean;
  onCheck: () => void;
  onDismiss: (id: string) => void;
  /** A link to another screen was followed. */
  onLeave: () => void;
}

type ItemProps = SentWithdrawal & Pick<UnconfirmedWithdrawalsProps, 'onDismiss' | 'onLeave'>;

const UnconfirmedWithdrawal = ({ withdrawal, state, onDismiss, onLeave }: ItemProps) => (
  <li className={shared.item}>
    <p className={shared.what}>{withdrawalText(withdrawal)}</p>
    <div className={shared.secondary}>
      <AddressText value={withdrawal.address} isGrouped />
      {withdrawal.destinationTag !== undefined && `${texts.tag} ${withdrawal.destinationTag}`}
    </div>
    <p className={shared.known}>{`${texts.known} ${texts.states[state]}`}</p>
    <div className={shared.actions}>
      <Link asChild>
        <RouterLink to={withdrawalHistoryPath(withdrawal.asset)} onClick={onLeave}>
          {texts.history}
        </RouterLink>
      </Link>
      <Button size="small" variant="ghost" tone="neutral" onClick={() => onDismiss(withdrawal.id)}>
        {texts.dismiss}
      </Button>
    </div>
  </li>
);

const checkText = ({ isChecking, hasFailed }: UnconfirmedWithdrawalsProps): string => {
  if (isChecking) return texts.checking;
  return hasFailed ? texts.notChecked : '';
};

/** The withdrawals that the exchange hasn't confirmed, and what we know of each. Nothing here sends another. */
const UnconfirmedWithdrawals = (props: UnconfirmedWithdrawalsProps) => (
  <div className={`${shared.content} ${touch.touchArea}`}>
    <ul className={shared.list}>
      {props.withdrawals.map((sent) => (
        <UnconfirmedWithdrawal key={sent.withdrawal.id} {...sent} {...props} />
      ))}
    </ul>
    <div className={shared.check}>
      <p role="status" className={shared.checked}>
        {checkText(props)}
      </p>
      <Button
        size="small"
        variant="outline"
        tone="neutral"
        isLoading={props.isChecking}
        loadingLabel={texts.checkAgain}
        onClick={props.onCheck}
      >
        {texts.checkAgain}
      </Button>
    </div>
  </div>
);

export const unconfirmedWithdrawalsKind = (props: Omit<UnconfirmedWithdrawalsProps, 'onLeave'>): UnconfirmedKind => ({
  nouns: texts.nouns,
  count: props.withdrawals.length,
  renderDetails: (onLeave) => <UnconfirmedWithdrawals {...props} onLeave={onLeave} />,
});
