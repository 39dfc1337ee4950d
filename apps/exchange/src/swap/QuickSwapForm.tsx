import {
  exactFigure,
  formatFeePercent,
  isPositive,
  parseTyped,
  quickSwapAmount,
  quickSwapCurrency,
  quickSwapPair,
  quickSwapReceives,
  roundDown,
  type DecimalText,
} from '@exchange/domain';
import type { SubmittedSwap } from '@exchange/machines';
import { AmountField, Button, ErrorLine, Figure, NoValue } from '@exchange/ui';
import type { SubmitEvent } from 'react';
import type { QuickSwapState } from './quickSwapState';
import * as styles from './QuickSwap.css';
import { quickSwapTexts as texts } from './texts';

export interface QuickSwapFormProps {
  /** The reason that swaps are closed. */
  paused: string | undefined;
  /** The trader's XDCE; undefined until it has loaded. */
  balance: DecimalText | undefined;
  feePercent: DecimalText;
  typed: string;
  state: Exclude<QuickSwapState, { kind: 'unconfirmed' }>;
  onType: (text: string) => void;
  onSubmit: (swap: SubmittedSwap) => void;
}

const received = quickSwapPair.base;

/** Fractions can be typed, then rejected: without its point, 1.5 would become 15. */
const typedDecimals = 6;

const unknown = <NoValue />;

const Available = ({ balance }: Pick<QuickSwapFormProps, 'balance'>) => (
  <>
    {texts.available} {balance === undefined ? unknown : <Figure figure={exactFigure(balance)} />} {quickSwapCurrency}
  </>
);

const Sums = ({ amount, feePercent }: { amount: DecimalText | undefined; feePercent: DecimalText }) => (
  <dl className={styles.sums}>
    <div className={styles.line}>
      <dt className={styles.label}>{texts.fee}</dt>
      <dd>{formatFeePercent(feePercent)}</dd>
    </div>
    <div className={styles.line}>
      <dt className={styles.label}>{texts.receive}</dt>
      <dd>
        {amount === undefined ? unknown : <Figure figure={exactFigure(quickSwapReceives(amount, feePercent))} />}{' '}
        <span className={styles.label}>{received}</span>
      </dd>
    </div>
  </dl>
);

/** Why the last swap failed; a success is told by its toast. Its space is reserved, so that nothing moves. */
const Outcome = ({ state, paused }: Pick<QuickSwapFormProps, 'state' | 'paused'>) => (
  <div className={styles.outcome}>
    <span role="alert">{state.kind === 'refused' && <ErrorLine>{state.text}</ErrorLine>}</span>
    {paused !== undefined && state.kind !== 'refused' && <span>{paused}</span>}
  </div>
);

const objectionTo = ({ typed, balance, paused }: QuickSwapFormProps): string | undefined => {
  if (paused !== undefined) return paused;
  return quickSwapAmount(balance)(typed) ?? (balance === undefined ? texts.balanceUnknown : undefined);
};

const wholeOf = (balance: DecimalText | undefined): DecimalText | undefined => {
  const whole = balance === undefined ? undefined : roundDown(balance, 0);
  return whole !== undefined && isPositive(whole) ? whole : undefined;
};

export const QuickSwapForm = (props: QuickSwapFormProps) => {
  const { balance, feePercent, typed, state, paused, onType, onSubmit } = props;
  const isSwapping = state.kind === 'swapping';
  const objection = objectionTo(props);
  const amount = parseTyped(typed);
  const most = wholeOf(balance);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (amount !== undefined && objection === undefined && !isSwapping) onSubmit({ amount, balance });
  };
  return (
    <form noValidate aria-label={texts.title} className={styles.form} onSubmit={submit}>
      <AmountField
        label={texts.pay}
        hint={texts.whole}
        aside={<Available balance={balance} />}
        unit={quickSwapCurrency}
        decimals={typedDecimals}
        step="1"
        settle={(figure) => figure}
        value={typed}
        onValueChange={onType}
        readOnly={isSwapping}
        error={typed === '' ? undefined : quickSwapAmount(balance)(typed)}
        end={
          <Button
            variant="ghost"
            size="small"
            disabledReason={most === undefined || isSwapping ? texts.nothingToSwap : undefined}
            onClick={() => onType(most ?? '')}
          >
            {texts.max}
          </Button>
        }
      />
      <Sums amount={quickSwapAmount(undefined)(typed) === undefined ? amount : undefined} feePercent={feePercent} />
      <Outcome state={state} paused={paused} />
      <Button
        type="submit"
        isLoading={isSwapping}
        loadingLabel={texts.submitting}
        disabledReason={isSwapping ? undefined : objection}
      >
        {texts.submit}
      </Button>
    </form>
  );
};
