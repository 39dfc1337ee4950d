import { describe, expect, it } from 'vitest';
import { ledgerDecimals } from '../money/ledgerUnit';
import { assetLinks } from './assetLinks';
import { assetOf, assets, readAssetSymbol, tokenShown } from './assets';

it('there are nine assets [DOM-040]', () => {
  expect(assets.map(({ symbol }) => symbol)).toEqual([
    'BTC',
    'ETH',
    'XRP',
    'USDT',
    'USDC',
    'XDC',
    'XDCE',
    'BCHABC',
    'BCHSV',
  ]);
});

describe.each(assets)('$symbol', (asset) => {
  it('has a full name and a launch date [DOM-041]', () => {
    expect(asset.fullName.length).toBeGreaterThan(2);
    expect(assetLinks[asset.symbol].launchDate).toMatch(/^20\d\d(-[01]\d(-[0-3]\d)?)?$/);
  });

  it('links website, source code, whitepaper and social channels, all encrypted [DOM-041]', () => {
    const { website, sourceCode, whitepaper, social } = assetLinks[asset.symbol];
    const links = [website, sourceCode, whitepaper, ...social.map(({ url }) => url)];
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^https:\/\/[\w.-]+\.\w+\/\S*$/);
  });

  it('has no more decimals than the ledger, and withdraws no more than its chain keeps [DOM-048]', () => {
    expect(asset.decimals).toBeLessThanOrEqual(ledgerDecimals);
    expect(asset.withdrawalDecimals).toBeLessThanOrEqual(asset.decimals);
  });
});

it.each([
  ['BTC', '0.005', '0.001', '0.005', 8],
  ['ETH', '0.02', '0.01', '0.02', 8],
  ['XRP', '20', '0.25', '20', 6],
  ['USDT', '35', '3.2', '35', 6],
  ['USDC', '20', '0.8', '20', 6],
  ['XDC', '1000', '0', '1000', 8],
  ['XDCE', '10000', '20', '10000', 8],
  ['BCHABC', '0.05', '0.001', '0.05', 8],
  ['BCHSV', '0.05', '0.001', '0.05', 8],
] as const)(
  '%s is withdrawn from %s on for %s and deposited from %s on, with %i decimals [DOM-042] [DOM-043] [DOM-045] [DOM-046] [DOM-047]',
  (symbol, minimumWithdrawal, withdrawalFee, minimumDeposit, withdrawalDecimals) => {
    expect(assetOf(symbol)).toMatchObject({ minimumWithdrawal, withdrawalFee, minimumDeposit, withdrawalDecimals });
  },
);

it('XDCE alone costs a share of the amount, 0.2 percent [DOM-044]', () => {
  expect(assets.filter(({ withdrawalFeePercent }) => withdrawalFeePercent !== '0').map(({ symbol }) => symbol)).toEqual(
    ['XDCE'],
  );
  expect(assetOf('XDCE')).toMatchObject({ withdrawalFee: '20', withdrawalFeePercent: '0.2' });
});

describe('the token of the address', () => {
  it.each([
    ['xdc', 'XDC'],
    [' BchAbc ', 'BCHABC'],
    ['ETH', 'ETH'],
  ])('%j shows %s', (token, symbol) => {
    expect(readAssetSymbol(token)).toBe(symbol);
    expect(tokenShown(token)).toBe(symbol);
  });

  it.each(['', 'DOGE', 'constructor', 'BT'])('%j is unknown and shows BTC', (token) => {
    expect(readAssetSymbol(token)).toBeUndefined();
    expect(tokenShown(token)).toBe('BTC');
  });

  it('no token shows BTC', () => {
    expect(tokenShown(undefined)).toBe('BTC');
  });
});
