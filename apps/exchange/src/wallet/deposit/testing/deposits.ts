import type { AssetSymbol } from '@exchange/domain';
import type { IncomingDeposit } from '@exchange/machines';
import type { AddressState } from '../depositPanelState';

/** An address in each network's format. */
export const addresses: Readonly<Record<AssetSymbol, string>> = {
  BTC: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  XRP: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
  USDT: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  USDC: '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  XDC: 'xdc3f5ce1a8b2d4907e6c81f0a5b9d3e7246c08fa1b',
  XDCE: '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  BCHABC: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  BCHSV: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
};

export const addressOf = (asset: AssetSymbol): Extract<AddressState, { kind: 'shown' }> => ({
  kind: 'shown',
  address: addresses[asset],
  destinationTag: asset === 'XRP' ? '100001' : undefined,
  isSimulated: false,
});

export const deposit = (more: Partial<IncomingDeposit> = {}): IncomingDeposit => {
  const confirmations = 'confirmations' in more ? more.confirmations : 0;
  return {
    key: 'deposit-1',
    asset: 'XDC',
    amount: '5000',
    status: confirmations === 0 ? 'Pending' : 'Completed',
    confirmations,
    keptFor: undefined,
    createdAt: '2026-02-26T08:41:00.000Z',
    ...more,
  };
};

const onTheirWay = [0, 1, 2, 3].map((confirmations) =>
  deposit({ key: `deposit-${String(confirmations)}`, confirmations, amount: `${String(5 - confirmations)}250.5` }),
);

export const incoming = {
  none: { deposits: [], isLoading: false, failureText: undefined },
  onTheirWay: { deposits: onTheirWay, isLoading: false, failureText: undefined },
  loading: { deposits: undefined, isLoading: true, failureText: undefined },
} as const;
