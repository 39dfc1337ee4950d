import { addDays, type DecimalText } from '@exchange/domain';
import type { WalletCoin } from '../../walletCoin';
import { coinsWith, usual } from '../../testing/walletCoins';
import type { CoinPosition, Portfolio, WorthOfDay } from '../portfolio';

const position = (symbol: string, amount: DecimalText, more: Partial<CoinPosition> = {}): CoinPosition => ({
  symbol,
  amount,
  cost: undefined,
  averageCost: undefined,
  realised: '0',
  earned: '0',
  hasDeposits: false,
  ...more,
});

const positions = [
  position('XDC', '254000.5', { cost: '20320.04', averageCost: '0.08', realised: '125.5', earned: '12.25' }),
  position('USDT', '1303.67302', { cost: '1303.67302', averageCost: '1', hasDeposits: true }),
  position('BTC', '0.0123456789', { cost: '1481.481468', averageCost: '120000', realised: '-40' }),
  position('XRP', '0.25'),
];

/** The usual coins, with what they cost: XDC gained, BTC lost, and XRP came without a price. */
export const coinsWithPositions: readonly WalletCoin[] = coinsWith(usual).map((coin) => ({
  ...coin,
  position: positions.find(({ symbol }) => symbol === coin.symbol),
}));

const wave = (at: number): number => 20_000 + 60 * at + 1_500 * Math.sin(at / 6) + 400 * Math.sin(at / 2);

export const ninetyDays: readonly WorthOfDay[] = Array.from({ length: 90 }, (_, at) => ({
  day: addDays('2026-11-20', at - 89),
  worth: wave(at).toFixed(2),
  cost: at < 30 ? '20500' : '23105.19',
}));

export const fullPortfolio: Portfolio = { isComplete: true, firstYear: 2025, coins: positions, days: ninetyDays };
