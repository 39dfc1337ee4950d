import { Link } from '@exchange/ui';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import * as touch from '#shared/page/touch.css.ts';
import * as shared from '#shared/unconfirmed/unconfirmed.css.ts';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { CheckButton, DismissButton, UnconfirmedItem } from '#shared/unconfirmed/UnconfirmedList.tsx';
import { doneTexts, unconfirmedTexts as texts } from '../texts';
import type { StakeState } from './stakeState';

export interface UnconfirmedStakeItem extends Pick<Extract<StakeState, { kind: 'unconfirmed' }>, 'stake' | 'look'> {
  onCheck: () => void;
  onDismiss: () => void;
}

interface ItemProps extends UnconfirmedStakeItem {
  /** A link to another screen was followed. */
  onLeave: () => void;
}

const Item = ({ stake, look, onCheck, onDismiss, onLeave }: ItemProps) => (
  <UnconfirmedItem
    what={doneTexts.lead(stake)}
    known={texts.known(stake)}
    state={
      <p role="status" className={shared.known}>
        {texts.looks[look]}
      </p>
    }
  >
    <Link asChild>
      <RouterLink to={paths.stakingOrders} onClick={onLeave}>
        {texts.orders}
      </RouterLink>
    </Link>
    <CheckButton label={texts.check} isChecking={look === 'looking'} onCheck={onCheck} />
    <DismissButton label={texts.dismiss} onDismiss={onDismiss} />
  </UnconfirmedItem>
);

/**
 * The stakes that the exchange hasn't confirmed. Sending one again requires a code, and is done on the staking screen.
 */
export const unconfirmedStakesKind = (stakes: readonly UnconfirmedStakeItem[]): UnconfirmedKind => ({
  nouns: texts.nouns,
  count: stakes.length,
  renderDetails: (onLeave) => (
    <ul className={`${shared.list} ${touch.touchArea}`}>
      {stakes.map((item) => (
        <Item key={item.stake.id} {...item} onLeave={onLeave} />
      ))}
    </ul>
  ),
});
