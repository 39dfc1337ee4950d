import type { AssetSymbol } from './assets';

export interface SocialLink {
  name: string;
  url: string;
}

export interface AssetLinks {
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

/** Only the token pages need them, so they are kept apart from what every screen loads. */
export const assetLinks: Readonly<Record<AssetSymbol, AssetLinks>> = {
  BTC: {
    launchDate: '2009-01-03',
    website: 'https://bitcoin.org/',
    sourceCode: 'https://github.com/bitcoin/bitcoin',
    whitepaper: bitcoinPaper,
    social: [x('bitcoin'), reddit('Bitcoin')],
  },
  ETH: {
    launchDate: '2015-07-30',
    website: 'https://ethereum.org/',
    sourceCode: 'https://github.com/ethereum/go-ethereum',
    whitepaper: 'https://ethereum.org/en/whitepaper/',
    social: [x('ethereum'), reddit('ethereum')],
  },
  XRP: {
    launchDate: '2012-06',
    website: 'https://xrpl.org/',
    sourceCode: 'https://github.com/XRPLF/rippled',
    whitepaper: 'https://ripple.com/files/ripple_consensus_whitepaper.pdf',
    social: [x('Ripple'), reddit('XRP')],
  },
  USDT: {
    launchDate: '2014-10-06',
    website: 'https://tether.to/',
    sourceCode: 'https://etherscan.io/address/0xdac17f958d2ee523a2206206994597c13d831ec7#code',
    whitepaper: 'https://tether.to/en/whitepaper/',
    social: [x('Tether_to'), telegram('OfficialTether')],
  },
  USDC: {
    launchDate: '2018-09-26',
    website: 'https://www.circle.com/usdc',
    sourceCode: 'https://github.com/circlefin/stablecoin-evm',
    whitepaper: 'https://www.circle.com/legal/mica-usdc-whitepaper',
    social: [x('circle'), { name: 'LinkedIn', url: 'https://www.linkedin.com/company/circle-internet-financial/' }],
  },
  XDC: {
    launchDate: '2019-06-01',
    website: 'https://xinfin.org/',
    sourceCode: 'https://github.com/XinFinOrg/XDPoSChain',
    whitepaper: 'https://xinfin.org/docs/whitepaper-tech.pdf',
    social: [x('XDCNetwork'), telegram('xinfintalk'), reddit('xinfin')],
  },
  XDCE: {
    launchDate: '2018',
    website: 'https://xinfin.org/',
    sourceCode: 'https://etherscan.io/address/0x41ab1b6fcbb2fa9dced81acbdec13ea6315f2bf2#code',
    whitepaper: 'https://xinfin.org/docs/whitepaper-tech.pdf',
    social: [x('XDCNetwork'), telegram('xinfintalk'), reddit('xinfin')],
  },
  BCHABC: {
    launchDate: '2017-08-01',
    website: 'https://bitcoincash.org/',
    sourceCode: 'https://gitlab.com/bitcoin-cash-node/bitcoin-cash-node',
    whitepaper: bitcoinPaper,
    // Since 2020, Bitcoin ABC itself has developed another coin, eCash.
    social: [reddit('btc')],
  },
  BCHSV: {
    launchDate: '2018-11-15',
    website: 'https://bitcoinsv.com/',
    sourceCode: 'https://github.com/bitcoin-sv/bitcoin-sv',
    whitepaper: bitcoinPaper,
    social: [x('BitcoinSVNode'), reddit('bitcoincashSV')],
  },
};
