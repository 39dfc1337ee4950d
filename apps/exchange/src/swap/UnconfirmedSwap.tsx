import { quickSwapCurrency, showCoins, type DecimalText } from '@exchange/domain';
import type { IntendedSwap } from '@exchange/machines';
import { Button, Skeleton, type ButtonProps } from '@exchange/ui';
import type { UnconfirmedKind } from '#shared/unconfirmed/unconfirmedKind.ts';
import { UnconfirmedItem } from '#shared/unconfirmed/UnconfirmedList.tsx';
import type { Look } from './quickSwapState';
import * as styles from './QuickSwap.css';
import { unconfirmedSwapTexts as texts } from './texts';

export interface UnconfirmedSwapProps {
  swap: IntendedSwap;
  look: Look;
  onLook: () => void;
  onConfirm: () => void;
  onSendAgain: () => void;
}

const coins = (amount: DecimalText): string => showCoins(amount, quickSwapCurrency);

const before = (balance: DecimalText | undefined): string => (balance === undefined ? texts.unknown : coins(balance));

const Now = ({ look }: Pick<UnconfirmedSwapProps, 'look'>) => {
  if (look.kind === 'seen') return coins(look.balance);
  return look.kind === 'looking' ? <Skeleton width="9ch" /> : texts.unknown;
};

const onceText = ({ swap }: Pick<UnconfirmedSwapProps, 'swap'>): string => (swap.id === undefined ? '' : texts.once);

interface WaysProps extends UnconfirmedSwapProps {
  size?: ButtonProps['size'];
}

const Ways = ({ swap, look, onLook, onConfirm, onSendAgain, size }: WaysProps) => (
  <>
    <Button
      size={size}
      variant={look.kind === 'seen' ? 'outline' : 'solid'}
      tone={look.kind === 'seen' ? 'neutral' : 'accent'}
      isLoading={look.kind === 'looking'}
      loadingLabel={texts.refreshing}
      onClick={onLook}
    >
      {texts.refresh}
    </Button>
    {look.kind === 'seen' && swap.id !== undefined && (
      <Button size={size} variant="outline" tone="neutral" onClick={onSendAgain}>
        {texts.sendAgain}
      </Button>
    )}
    {look.kind === 'seen' && (
      <Button size={size} onClick={onConfirm}>
        {texts.checked}
      </Button>
    )}
  </>
);

const Comparison = ({ swap, look }: Pick<UnconfirmedSwapProps, 'swap' | 'look'>) => (
  <>
    <dl className={styles.sums}>
      <div className={styles.line}>
        <dt className={styles.label}>{texts.before}</dt>
        <dd>{before(swap.balance)}</dd>
      </div>
      <div className={styles.line}>
        <dt className={styles.label}>{texts.now}</dt>
        <dd>
          <Now look={look} />
        </dd>
      </div>
    </dl>
    {look.kind === 'failed' && (
      <p role="alert" className={styles.failure}>
        {look.text}
      </p>
    )}
  </>
);

/** A swap without an answer. The form stays closed until the trader has compared the balances. */
export const UnconfirmedSwap = (props: UnconfirmedSwapProps) => (
  <div className={styles.form}>
    <p role="alert" className={styles.doubt}>
      {texts.lead(coins(props.swap.amount))} {onceText(props)}
    </p>
    <Comparison {...props} />
    <div className={styles.ways}>
      <Ways {...props} />
    </div>
  </div>
);

const UnconfirmedSwapInHeader = (props: UnconfirmedSwapProps) => (
  <UnconfirmedItem
    as="div"
    what={texts.what(coins(props.swap.amount))}
    known={`${texts.known} ${onceText(props)}`.trim()}
    state={<Comparison {...props} />}
  >
    <Ways {...props} size="small" />
  </UnconfirmedItem>
);

/** At most one swap is unconfirmed: until it is resolved, no other can be sent. */
export const unconfirmedSwapKind = (unconfirmed: UnconfirmedSwapProps | undefined): UnconfirmedKind => ({
  nouns: texts.nouns,
  count: unconfirmed ? 1 : 0,
  renderDetails: () => unconfirmed && <UnconfirmedSwapInHeader {...unconfirmed} />,
});
