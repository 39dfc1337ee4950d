import type { IntendedWithdrawal, Sent } from '@exchange/machines';
import { AddressText, Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import * as touch from '#shared/page/touch.css.ts';
import * as shared from '#shared/unconfirmed/unconfirmed.css.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { DismissButton, UnconfirmedItem, UnconfirmedList } from '#shared/unconfirmed/UnconfirmedList.tsx';
import type { UnconfirmedRequests } from '#shared/unconfirmed/useUnconfirmed.ts';
import { withdrawalHistoryPath } from './historyPath';
import { unconfirmedTexts as texts, withdrawalText } from './sentTexts';

interface ItemProps extends Sent<IntendedWithdrawal> {
  onDismiss: (id: string) => void;
  /** A link to another screen was followed. */
  onLeave: () => void;
}

const UnconfirmedWithdrawal = ({ request: withdrawal, state, onDismiss, onLeave }: ItemProps) => (
  <UnconfirmedItem
    what={withdrawalText(withdrawal)}
    details={
      <div className={shared.secondary}>
        <AddressText value={withdrawal.address} isGrouped />
        {withdrawal.destinationTag !== undefined && `${texts.tag} ${withdrawal.destinationTag}`}
      </div>
    }
    known={`${texts.known} ${texts.states[state]}`}
  >
    <Link asChild>
      <RouterLink to={withdrawalHistoryPath(withdrawal.asset)} onClick={onLeave}>
        {texts.history}
      </RouterLink>
    </Link>
    <DismissButton label={texts.dismiss} onDismiss={() => onDismiss(withdrawal.id)} />
  </UnconfirmedItem>
);

/** The withdrawals that the exchange hasn't confirmed, and what we know of each. Nothing here sends another. */
export const unconfirmedWithdrawalsKind = (props: UnconfirmedRequests<IntendedWithdrawal>): UnconfirmedKind => ({
  nouns: texts.nouns,
  count: props.sent.length,
  renderDetails: (onLeave) => (
    <UnconfirmedList
      {...props}
      texts={texts}
      className={touch.touchArea}
      renderItem={(sent) => (
        <UnconfirmedWithdrawal key={sent.request.id} {...sent} onDismiss={props.onDismiss} onLeave={onLeave} />
      )}
    />
  ),
});
