import { divideDown, isPositive, sum, type DecimalText } from '@exchange/domain';
import type { Fund } from '#entities/funds/fund.ts';

export interface WalletTotal {
  /** Undefined if no held coin has a price. */
  usd: DecimalText | undefined;
  xdc: DecimalText | undefined;
  /** Held coins without a price. */
  leftOut: readonly string[];
}

/** As many as amounts of XDC ever have. */
const xdcDecimals = 8;

const isHeld = ({ available, inOrders = '0' }: Fund): boolean => isPositive(available) || isPositive(inOrders);

export const walletTotal = (funds: readonly Fund[], xdcPrice: DecimalText | undefined): WalletTotal => {
  const worths = funds.flatMap(({ worth }) => worth ?? []);
  const leftOut = funds.filter((fund) => fund.worth === undefined && isHeld(fund)).map(({ symbol }) => symbol);
  const usd = worths.length === 0 && leftOut.length > 0 ? undefined : sum(worths);
  const hasXdcPrice = usd !== undefined && xdcPrice !== undefined && isPositive(xdcPrice);
  return { usd, xdc: hasXdcPrice ? divideDown(usd, xdcPrice, xdcDecimals) : undefined, leftOut };
};
