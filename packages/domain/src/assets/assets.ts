import type { DecimalText } from '../money/decimalText';

export interface SocialLink {
  name: string;
  url: string;
}

/** How a coin's addresses and transaction ids are written. */
export type AddressForm = 'bitcoin' | 'bitcoin cash' | 'bitcoin sv' | 'ethereum' | 'ripple' | 'xdc';

interface AssetFigures {
  /** The decimals on the asset's chain. */
  decimals: number;
  minimumDeposit: DecimalText;
  minimumWithdrawal: DecimalText;
  withdrawalFee: DecimalText;
  /** Percent of the amount; replaces the fee if it is higher. */
  withdrawalFeePercent: DecimalText;
  withdrawalDecimals: number;
}

interface Coin extends AssetFigures {
  fullName: string;
  /** The network it is deposited and withdrawn on. */
  network: string;
  addressForm: AddressForm;
  /** A calendar date, as precise as it is known: `2009-01-03`, `2012-06`, `2018`. */
  launchDate: string;
  website: string;
  sourceCode: string;
  whitepaper: string;
  social: readonly SocialLink[];
}

const x = (account: string): SocialLink => ({ name: 'X', url: `https://x.com/${account}` });
const reddit = (community: string): SocialLink => ({ name: 'Reddit', url: `https://www.reddit.com/r/${community}/` });
const telegram = (channel: string): SocialLink => ({ name: 'Telegram', url: `https://t.me/${channel}` });

// Both forks of Bitcoin refer to its paper.
const bitcoinPaper = 'https://bitcoin.org/bitcoin.pdf';

/** Deposits and withdrawals share their minimum. */
const figures = (
  [decimals, withdrawalDecimals]: readonly [number, number],
  minimum: DecimalText,
  withdrawalFee: DecimalText,
  withdrawalFeePercent: DecimalText = '0',
): AssetFigures => ({
  decimals,
  minimumDeposit: minimum,
  minimumWithdrawal: minimum,
  withdrawalFee,
  withdrawalFeePercent,
  withdrawalDecimals,
});

/**
 * The one table of coins, in the order in which they are listed. Figures are the defaults until the server's fee data
 * arrives.
 */
const coins = {
  BTC: {
    fullName: 'Bitcoin',
    network: 'Bitcoin',
    addressForm: 'bitcoin',
    launchDate: '2009-01-03',
    website: 'https://bitcoin.org/',
    sourceCode: 'https://github.com/bitcoin/bitcoin',
    whitepaper: bitcoinPaper,
    social: [x('bitcoin'), reddit('Bitcoin')],
    ...figures([8, 8], '0.005', '0.001'),
  },
  ETH: {
    fullName: 'Ethereum',
    network: 'Ethereum',
    addressForm: 'ethereum',
    launchDate: '2015-07-30',
    website: 'https://ethereum.org/',
    sourceCode: 'https://github.com/ethereum/go-ethereum',
    whitepaper: 'https://ethereum.org/en/whitepaper/',
    social: [x('ethereum'), reddit('ethereum')],
    ...figures([18, 8], '0.02', '0.01'),
  },
  XRP: {
    fullName: 'XRP',
    network: 'XRP Ledger',
    addressForm: 'ripple',
    launchDate: '2012-06',
    website: 'https://xrpl.org/',
    sourceCode: 'https://github.com/XRPLF/rippled',
    whitepaper: 'https://ripple.com/files/ripple_consensus_whitepaper.pdf',
    social: [x('Ripple'), reddit('XRP')],
    ...figures([6, 6], '20', '0.25'),
  },
  USDT: {
    fullName: 'Tether USD',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    launchDate: '2014-10-06',
    website: 'https://tether.to/',
    sourceCode: 'https://etherscan.io/address/0xdac17f958d2ee523a2206206994597c13d831ec7#code',
    whitepaper: 'https://tether.to/en/whitepaper/',
    social: [x('Tether_to'), telegram('OfficialTether')],
    ...figures([6, 6], '35', '3.2'),
  },
  USDC: {
    fullName: 'USD Coin',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    launchDate: '2018-09-26',
    website: 'https://www.circle.com/usdc',
    sourceCode: 'https://github.com/circlefin/stablecoin-evm',
    whitepaper: 'https://www.circle.com/legal/mica-usdc-whitepaper',
    social: [x('circle'), { name: 'LinkedIn', url: 'https://www.linkedin.com/company/circle-internet-financial/' }],
    ...figures([6, 6], '20', '0.8'),
  },
  XDC: {
    fullName: 'XDC Network',
    network: 'XDC Network',
    addressForm: 'xdc',
    launchDate: '2019-06-01',
    website: 'https://xinfin.org/',
    sourceCode: 'https://github.com/XinFinOrg/XDPoSChain',
    whitepaper: 'https://xinfin.org/docs/whitepaper-tech.pdf',
    social: [x('XDCNetwork'), telegram('xinfintalk'), reddit('xinfin')],
    ...figures([18, 8], '1000', '0'),
  },
  XDCE: {
    fullName: 'XDCE (ERC20)',
    network: 'Ethereum (ERC20)',
    addressForm: 'ethereum',
    launchDate: '2018',
    website: 'https://xinfin.org/',
    sourceCode: 'https://etherscan.io/address/0x41ab1b6fcbb2fa9dced81acbdec13ea6315f2bf2#code',
    whitepaper: 'https://xinfin.org/docs/whitepaper-tech.pdf',
    social: [x('XDCNetwork'), telegram('xinfintalk'), reddit('xinfin')],
    ...figures([18, 8], '10000', '20', '0.2'),
  },
  BCHABC: {
    fullName: 'Bitcoin Cash ABC',
    network: 'Bitcoin Cash ABC',
    addressForm: 'bitcoin cash',
    launchDate: '2017-08-01',
    website: 'https://bitcoincash.org/',
    sourceCode: 'https://gitlab.com/bitcoin-cash-node/bitcoin-cash-node',
    whitepaper: bitcoinPaper,
    // Since 2020, Bitcoin ABC itself has developed another coin, eCash.
    social: [reddit('btc')],
    ...figures([8, 8], '0.05', '0.001'),
  },
  BCHSV: {
    fullName: 'Bitcoin SV',
    network: 'Bitcoin SV',
    addressForm: 'bitcoin sv',
    launchDate: '2018-11-15',
    website: 'https://bitcoinsv.com/',
    sourceCode: 'https://github.com/bitcoin-sv/bitcoin-sv',
    whitepaper: bitcoinPaper,
    social: [x('BitcoinSVNode'), reddit('bitcoincashSV')],
    ...figures([8, 8], '0.05', '0.001'),
  },
} satisfies Record<string, Coin>;

export type AssetSymbol = keyof typeof coins;

export interface Asset extends Coin {
  symbol: AssetSymbol;
}

export const assetSymbols = Object.keys(coins) as AssetSymbol[];

export const assetOf = (symbol: AssetSymbol): Asset => ({ symbol, ...coins[symbol] });

export const assets: readonly Asset[] = assetSymbols.map(assetOf);

/** In any case, since people type it into the address bar. */
export const readAssetSymbol = (text: string): AssetSymbol | undefined => {
  const symbol = text.trim().toUpperCase();
  return assetSymbols.find((known) => known === symbol);
};

/** The token whose details are shown. */
export const tokenShown = (token: string | undefined): AssetSymbol => readAssetSymbol(token ?? '') ?? 'BTC';
