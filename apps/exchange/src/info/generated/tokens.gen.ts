// Made from apps/exchange/content/tokens by `npm run texts`; do not edit.
import type { TokenStories } from '@exchange/domain';

export const tokenStories: TokenStories = {
  "BTC": {
    "consensus": "Proof of work",
    "description": "The first cryptocurrency: money that no bank or state issues.",
    "introduction": [
      {
        "paragraph": "Bitcoin was described in 2008 by someone writing as Satoshi Nakamoto, and has run since January 2009. Everyone who runs a node keeps a copy of its ledger. Miners add a block about every ten minutes by proof of work."
      },
      {
        "paragraph": "New coins are created with each block. The number per block is halved every 210,000 blocks, until no more are created."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "21,000,000",
        "since": "2009-01-03",
        "source": {
          "text": "Bitcoin Core",
          "to": "https://github.com/bitcoin/bitcoin/blob/master/src/consensus/amount.h"
        }
      },
      {
        "fact": "New coins per block",
        "figure": "50 at first, halved every 210,000 blocks",
        "since": "2009-01-03",
        "source": {
          "text": "Bitcoin Core",
          "to": "https://github.com/bitcoin/bitcoin/blob/master/src/validation.cpp"
        }
      }
    ]
  },
  "ETH": {
    "consensus": "Proof of stake",
    "description": "The coin that pays for computation on Ethereum, the home of ERC20 tokens.",
    "introduction": [
      {
        "paragraph": "Ethereum runs programs, called smart contracts, on a ledger that everyone shares. Each step of a program is paid for in ETH. The network went live in July 2015."
      },
      {
        "paragraph": "Since September 2022 its blocks are produced by proof of stake: validators stake ETH and are paid for checking each other's work."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "None",
        "since": "2015-07-30",
        "source": {
          "text": "Ethereum whitepaper",
          "to": "https://ethereum.org/en/whitepaper/"
        }
      },
      {
        "fact": "Sold before the launch",
        "figure": "60,102,216",
        "since": "2014",
        "source": {
          "text": "EIP-960",
          "to": "https://github.com/ethereum/EIPs/issues/960"
        }
      },
      {
        "fact": "Base fee of each transaction",
        "figure": "Destroyed",
        "since": "2021-08-05",
        "source": {
          "text": "EIP-1559",
          "to": "https://eips.ethereum.org/EIPS/eip-1559"
        }
      },
      {
        "fact": "New ETH",
        "figure": "For validators, none for miners",
        "since": "2022-09-15",
        "source": {
          "text": "The Merge",
          "to": "https://ethereum.org/en/roadmap/merge/"
        }
      }
    ]
  },
  "XRP": {
    "consensus": "Agreement among validators",
    "description": "The coin of the XRP Ledger, made for payments that settle in seconds.",
    "introduction": [
      {
        "paragraph": "The XRP Ledger has run since June 2012. Its servers agree on a new version of the ledger every few seconds, without mining."
      },
      {
        "paragraph": "All XRP was created at launch. Each transaction destroys a little, so the supply can only shrink."
      }
    ],
    "supply": [
      {
        "fact": "Created at launch",
        "figure": "100,000,000,000",
        "since": "2012-06",
        "source": {
          "text": "XRPL.org",
          "to": "https://xrpl.org/docs/introduction/what-is-xrp"
        }
      },
      {
        "fact": "New coins",
        "figure": "None",
        "since": "2012-06",
        "source": {
          "text": "XRPL.org",
          "to": "https://xrpl.org/docs/introduction/what-is-xrp"
        }
      },
      {
        "fact": "Destroyed by each transaction",
        "figure": "Its transaction cost",
        "since": "2012-06",
        "source": {
          "text": "XRPL.org",
          "to": "https://xrpl.org/docs/concepts/transactions/transaction-cost"
        }
      }
    ]
  },
  "USDT": {
    "consensus": "Proof of stake",
    "description": "A US dollar stablecoin issued by Tether. Only the ERC20 token is supported here.",
    "introduction": [
      {
        "paragraph": "Tether issues USDT when customers pay in dollars, and destroys it when they redeem it. The first tokens were issued in October 2014, on Bitcoin."
      },
      {
        "paragraph": "Today USDT exists on several networks. Send only the ERC20 token on Ethereum to a deposit address here."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "None: issued and redeemed on demand",
        "since": "2014-10-06",
        "source": {
          "text": "Tether whitepaper",
          "to": "https://tether.to/en/whitepaper/"
        }
      }
    ]
  },
  "USDC": {
    "consensus": "Proof of stake",
    "description": "A US dollar stablecoin issued by Circle.",
    "introduction": [
      {
        "paragraph": "Circle issues USDC against dollars it holds in reserve, and redeems it one for one. It went live in September 2018."
      },
      {
        "paragraph": "USDC exists on several networks. Send only the ERC20 token on Ethereum to a deposit address here."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "None: issued and redeemed on demand",
        "since": "2018-09-26",
        "source": {
          "text": "Circle Mint",
          "to": "https://developers.circle.com/circle-mint"
        }
      }
    ]
  },
  "XDC": {
    "consensus": "Delegated proof of stake (XDPoS)",
    "description": "The coin of the XDC Network, and the native coin of this exchange.",
    "introduction": [
      {
        "paragraph": "The XDC Network was built for trade and finance, and runs the same smart contracts as Ethereum. Masternodes that stake XDC take turns producing blocks."
      },
      {
        "paragraph": "Its addresses look like Ethereum's, but begin with xdc instead of 0x."
      }
    ],
    "supply": [
      {
        "fact": "Total supply",
        "figure": "37,500,000,000",
        "since": "2020-05-29",
        "source": {
          "text": "XinFin",
          "to": "https://medium.com/xinfin/token-distribution-of-xinfin-token-xdc-xdce-3817bc542d48"
        }
      }
    ]
  },
  "XDCE": {
    "consensus": "Proof of stake",
    "description": "The ERC20 variant of XDC on Ethereum, which you can swap to XDC here.",
    "introduction": [
      {
        "paragraph": "XDCE predates the XDC Network. It's an ordinary ERC20 token. On this exchange it trades against XDC at one to one."
      }
    ],
    "supply": [
      {
        "fact": "Tokens issued",
        "figure": "15,000,000,000",
        "since": "2018-01",
        "source": {
          "text": "Etherscan",
          "to": "https://etherscan.io/token/0x41ab1b6fcbb2fa9dced81acbdec13ea6315f2bf2"
        }
      }
    ]
  },
  "BCHABC": {
    "consensus": "Proof of work",
    "description": "Bitcoin Cash, under the name exchanges gave it after the split of November 2018.",
    "introduction": [
      {
        "paragraph": "Bitcoin Cash split from Bitcoin in August 2017 over the block size. When it split in November 2018, exchanges called one branch BCHABC and the other BCHSV. BCHABC is the branch that kept the name Bitcoin Cash (BCH)."
      },
      {
        "paragraph": "It's not eCash (XEC), which split from Bitcoin Cash in November 2020 and was called Bitcoin Cash ABC (BCHA) at first. Don't send eCash to a deposit address here."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "21,000,000",
        "since": "2017-08-01",
        "source": {
          "text": "BitcoinCash.org",
          "to": "https://bitcoincash.org/"
        }
      }
    ]
  },
  "BCHSV": {
    "consensus": "Proof of work",
    "description": "Bitcoin SV: the other branch of Bitcoin Cash after the split of November 2018.",
    "introduction": [
      {
        "paragraph": "Bitcoin SV split from Bitcoin Cash on 15 November 2018, to raise the block size limit much further. Exchanges called it BCHSV at first."
      }
    ],
    "supply": [
      {
        "fact": "Maximum supply",
        "figure": "21,000,000",
        "since": "2018-11-15",
        "source": {
          "text": "Bitcoin SV",
          "to": "https://github.com/bitcoin-sv/bitcoin-sv/blob/master/src/amount.h"
        }
      }
    ]
  }
};
