import {
  boughtAmount,
  isAbove,
  parseTyped,
  readMoment,
  showExactly,
  subtract,
  swappedXdc,
  swapRatio,
  type DecimalText,
} from '@exchange/domain';
import type { TypedSwap } from '@exchange/machines';
import { Card, NoValue } from '@exchange/ui';
import * as styles from './ratioSwap.css';
import { previewTexts as texts } from './texts';

export interface SwapPreviewProps {
  typed: Pick<TypedSwap, 'amount' | 'buyingDate'>;
  /** XDCE; undefined while it isn't known. */
  available: DecimalText | undefined;
}

interface LineProps {
  label: string;
  value: string | undefined;
  isResult?: boolean;
}

const Line = ({ label, value, isResult = false }: LineProps) => (
  <div className={styles.line}>
    <dt className={styles.label}>{label}</dt>
    <dd className={isResult ? styles.result : styles.value}>{value ?? <NoValue />}</dd>
  </div>
);

const coins = (amount: DecimalText | undefined, coin: string): string | undefined =>
  amount === undefined ? undefined : `${showExactly(amount)} ${coin}`;

const leftOf = (available: DecimalText | undefined, amount: DecimalText | undefined): DecimalText | undefined =>
  available === undefined || amount === undefined || isAbove(amount, available)
    ? undefined
    : subtract(available, amount);

const amountIn = (typed: string): DecimalText | undefined =>
  boughtAmount(typed) === undefined ? parseTyped(typed) : undefined;

/** The amount received for this purchase at this time, and what happens to the XDCE until the decision. */
export const SwapPreview = ({ typed, available }: SwapPreviewProps) => {
  const boughtAt = readMoment(typed.buyingDate);
  const ratio = boughtAt === undefined ? undefined : swapRatio(boughtAt);
  const amount = amountIn(typed.amount);
  const xdc = amount === undefined || boughtAt === undefined ? undefined : swappedXdc(amount, boughtAt);
  return (
    <Card title={texts.title}>
      <dl className={styles.figures} aria-live="polite">
        <Line label={texts.ratio} value={ratio === undefined ? undefined : texts.ratioOf(ratio)} />
        <Line label={texts.receive} value={coins(xdc, 'XDC')} isResult />
        <Line label={texts.held} value={coins(amount, 'XDCE')} />
        <Line label={texts.left} value={coins(leftOf(available, amount), 'XDCE')} />
      </dl>
      <p className={styles.note}>{texts.note}</p>
    </Card>
  );
};
