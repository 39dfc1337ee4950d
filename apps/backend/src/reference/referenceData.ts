import { assets, multiply, pairs, type AssetSymbol } from '@exchange/domain';
import { countries } from 'countries-list';

const erc20: readonly AssetSymbol[] = ['XDCE', 'USDT', 'USDC'];

export const currencyRows = assets.map(({ symbol, withdrawalFee, minimumWithdrawal }, position) => ({
  symbol,
  position,
  assetType: erc20.includes(symbol) ? 'ERC20' : 'Coin',
  isDepositOpen: true,
  isWithdrawalOpen: true,
  withdrawalFee,
  minWithdrawal: minimumWithdrawal,
  autoBelow: multiply(minimumWithdrawal, '10'),
}));

export const pairRows = pairs.map(({ id, name, kind, fees }) => ({
  id: Number(id),
  name,
  // No order call is documented for perpetual contracts.
  isTradingOpen: kind === 'spot',
  buyFeePercent: fees.buy,
  sellFeePercent: fees.sell,
}));

export const countryRows = Object.entries(countries).map(([id, { name, phone }]) => ({
  id,
  name,
  dialCode: `+${phone[0]}`,
}));

/**
 * As documented: services are closing, and registration and staking are closed. `withdrawOnly` lets funds out and
 * nothing else, whatever the other switches say.
 */
export const switchRows = [
  { name: 'closureNotice', isOn: true },
  { name: 'registration', isOn: false },
  { name: 'staking', isOn: false },
  { name: 'withdrawOnly', isOn: false },
] as const;

/** When off, no pair accepts orders. It isn't switched directly: `trading.halt` records who did it and why. */
export const tradingSwitch = { name: 'trading', isOn: true };

/** The maximum for all stakes together, in XDC. */
export const figureRows = [{ name: 'stakingCap', amount: '1000000000' }] as const;

export type FigureName = (typeof figureRows)[number]['name'];

export type SwitchName = (typeof switchRows)[number]['name'];
