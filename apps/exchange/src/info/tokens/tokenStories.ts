import type { AssetSymbol } from '@exchange/domain';

interface SupplyFact {
  fact: string;
  figure: string;
  /** Since when it is so: a calendar date, as exact as it is known. */
  since: string;
  source: { name: string; url: string };
}

export interface TokenStory {
  /** One sentence. */
  description: string;
  introduction: readonly string[];
  supply: readonly SupplyFact[];
}

const erc20Usdt = 'https://etherscan.io/token/0xdac17f958d2ee523a2206206994597c13d831ec7';

const bitcoinLimit = (url: string, name: string, since: string): SupplyFact => ({
  fact: 'Maximum supply',
  figure: '21,000,000',
  since,
  source: { name, url },
});

/** Only what its source says and what does not change from day to day; prices and circulation of the day are not among it. */
export const tokenStories: Readonly<Record<AssetSymbol, TokenStory>> = {
  BTC: {
    description: 'The first cryptocurrency: money that no bank or state issues.',
    introduction: [
      'Bitcoin was described in 2008 by someone writing as Satoshi Nakamoto and has run since January 2009. Its ledger is kept by everyone who runs a node, and miners add a block about every ten minutes by proof of work.',
      'New coins come into being with each block. How many is halved every 210,000 blocks, until no more are made.',
    ],
    supply: [
      bitcoinLimit(
        'https://github.com/bitcoin/bitcoin/blob/master/src/consensus/amount.h',
        'Bitcoin Core',
        '2009-01-03',
      ),
      {
        fact: 'New coins per block',
        figure: '50 at first, halved every 210,000 blocks',
        since: '2009-01-03',
        source: { name: 'Bitcoin Core', url: 'https://github.com/bitcoin/bitcoin/blob/master/src/validation.cpp' },
      },
    ],
  },
  ETH: {
    description: 'The coin that pays for computation on Ethereum, where ERC20 tokens live.',
    introduction: [
      'Ethereum runs programs, called smart contracts, on a ledger that everyone shares. ETH pays for each step they take. It went live in July 2015.',
      'Since September 2022 blocks are made by proof of stake: validators lock ETH and are paid for checking each other’s work.',
    ],
    supply: [
      {
        fact: 'Maximum supply',
        figure: 'None',
        since: '2015-07-30',
        source: { name: 'Ethereum whitepaper', url: 'https://ethereum.org/en/whitepaper/' },
      },
      {
        fact: 'Consensus',
        figure: 'Proof of stake',
        since: '2022-09-15',
        source: { name: 'The Merge', url: 'https://ethereum.org/en/roadmap/merge/' },
      },
    ],
  },
  XRP: {
    description: 'The coin of the XRP Ledger, made for payments that settle in seconds.',
    introduction: [
      'The XRP Ledger has run since June 2012. Its servers agree on a new ledger every few seconds, without mining.',
      'All XRP were made at the start. A small part of each transaction’s cost is destroyed, so that their number only falls.',
    ],
    supply: [
      {
        fact: 'Created at the start',
        figure: '100,000,000,000',
        since: '2012-06',
        source: { name: 'XRPL.org', url: 'https://xrpl.org/docs/introduction/what-is-xrp' },
      },
      {
        fact: 'New coins',
        figure: 'None',
        since: '2012-06',
        source: { name: 'XRPL.org', url: 'https://xrpl.org/docs/introduction/what-is-xrp' },
      },
    ],
  },
  USDT: {
    description: 'A token that follows the US dollar, issued by Tether. Only the ERC20 token is supported here.',
    introduction: [
      'Tether issues a USDT for each dollar it takes in, and destroys it when the dollar goes out. USDT exists on several networks: send only the ERC20 token on Ethereum to a deposit address here.',
    ],
    supply: [
      {
        fact: 'Maximum supply',
        figure: 'None: issued and redeemed on demand',
        since: '2014-10-06',
        source: { name: 'Tether whitepaper', url: 'https://tether.to/en/whitepaper/' },
      },
      {
        fact: 'Decimals of the ERC20 token',
        figure: '6',
        since: '2017-11',
        source: { name: 'Etherscan', url: erc20Usdt },
      },
    ],
  },
  USDC: {
    description: 'A token that follows the US dollar, issued by Circle.',
    introduction: [
      'Circle issues USDC against dollars that it holds in reserve, and redeems it one for one. Its reserves are attested every month.',
    ],
    supply: [
      {
        fact: 'Maximum supply',
        figure: 'None: issued and redeemed on demand',
        since: '2018-09-26',
        source: { name: 'Circle', url: 'https://www.circle.com/usdc' },
      },
    ],
  },
  XDC: {
    description: 'The coin of the XDC Network, and the native coin of this exchange.',
    introduction: [
      'The XDC Network is compatible with Ethereum’s smart contracts and was built for trade and finance. Masternodes that hold and lock XDC take turns in making blocks, by delegated proof of stake.',
      'Addresses are Ethereum’s with a prefix of their own: xdc in place of 0x.',
    ],
    supply: [
      {
        fact: 'Consensus',
        figure: 'Delegated proof of stake (XDPoS)',
        since: '2019-06-01',
        source: { name: 'XDPoSChain', url: 'https://github.com/XinFinOrg/XDPoSChain' },
      },
    ],
  },
  XDCE: {
    description: 'The ERC20 variant of XDC on Ethereum, which can be swapped to XDC here.',
    introduction: [
      'XDCE came before the XDC Network. It is an ordinary ERC20 token; on this exchange it is traded against XDC at one to one, and can be swapped.',
    ],
    supply: [
      {
        fact: 'Decimals',
        figure: '18',
        since: '2018',
        source: { name: 'Etherscan', url: 'https://etherscan.io/token/0x41ab1b6fcbb2fa9dced81acbdec13ea6315f2bf2' },
      },
    ],
  },
  BCHABC: {
    description: 'Bitcoin Cash as Bitcoin ABC continued it after the split of November 2018.',
    introduction: [
      'Bitcoin Cash left Bitcoin in August 2017 over the size of blocks. When it split in November 2018, exchanges called this branch BCHABC.',
    ],
    supply: [bitcoinLimit('https://bitcoincash.org/', 'BitcoinCash.org', '2017-08-01')],
  },
  BCHSV: {
    description: 'Bitcoin SV: the other branch of Bitcoin Cash after the split of November 2018.',
    introduction: [
      'Bitcoin SV left Bitcoin Cash on 15 November 2018, to raise the limits of blocks much further. Exchanges called it BCHSV at first.',
    ],
    supply: [bitcoinLimit('https://github.com/bitcoin-sv/bitcoin-sv', 'Bitcoin SV', '2018-11-15')],
  },
};
