// Made from apps/exchange/content/terms.md by `npm run texts`; do not edit.
import type { TextPage } from '@exchange/domain';

export const terms: TextPage = {
  "title": "Terms of Use",
  "lead": "These terms apply to everyone who uses {brand}. By opening an account you accept them.",
  "updated": "2026-11-27",
  "chapters": [
    {
      "id": "who-may-use-it",
      "title": "Who may use the exchange",
      "passages": [
        {
          "paragraph": "You must be 18 or older, and the law where you live must allow you to use a service like this one."
        },
        {
          "paragraph": "To register we need your name, your email address and a password. Use your own details and keep them up to date. Keep your password and your codes to yourself: you're responsible for what happens in your account."
        }
      ]
    },
    {
      "id": "verification",
      "title": "Identity verification",
      "passages": [
        {
          "paragraph": "You can trade without verifying your identity."
        },
        {
          "paragraph": "Before any withdrawal, identity verification (KYC) and two-factor authentication are required. Withdrawals unlock 24 hours after you turn on two-factor authentication or reset your password."
        },
        {
          "paragraph": "We may ask for more documents, and we may refuse or pause a service where the law requires it."
        }
      ]
    },
    {
      "id": "trading",
      "title": "Trading",
      "passages": [
        {
          "paragraph": "An order is binding once it's placed. You can cancel the part that hasn't been filled. A trade can't be undone."
        },
        {
          "paragraph": "A sell order must be deposited within 15 minutes, with at least 1 confirmation. Otherwise we may cancel it."
        },
        {
          "paragraph": "Purchased crypto is not refundable."
        },
        {
          "paragraph": [
            "We charge 0.50% of what you receive, for buying and for selling, and nothing on XDC / XDCE. The fees in force are on the ",
            {
              "text": "fees page",
              "to": "/fees"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "sending",
      "title": "Sending coins to someone without an account",
      "passages": [
        {
          "paragraph": "A recipient who doesn't open an account within 30 days forfeits the funds sent to them."
        }
      ]
    },
    {
      "id": "withdrawals",
      "title": "Deposits and withdrawals",
      "passages": [
        {
          "paragraph": "Deposits are free on every coin. Send only the coin, and use only the network, that the deposit screen names. Anything else may be lost."
        },
        {
          "paragraph": "You can withdraw up to 2,500,000 XDC a day, across all coins. Larger withdrawals get stricter security checks, which may take 6-12 hours. Delivery may take up to 24 hours."
        },
        {
          "paragraph": "A withdrawal has a minimum and a fee, which depend on the coin. The fee in force is shown before you confirm."
        },
        {
          "columns": [
            "Coin",
            "Minimum withdrawal",
            "Withdrawal fee"
          ],
          "rows": [
            [
              "BTC",
              "0.005 BTC",
              "0.001 BTC"
            ],
            [
              "ETH",
              "0.02 ETH",
              "0.01 ETH"
            ],
            [
              "XRP",
              "20 XRP",
              "0.25 XRP"
            ],
            [
              "USDT",
              "35 USDT",
              "3.2 USDT"
            ],
            [
              "USDC",
              "20 USDC",
              "0.8 USDC"
            ],
            [
              "XDC",
              "1,000 XDC",
              "Free"
            ],
            [
              "XDCE",
              "10,000 XDCE",
              "0.20%, at least 20 XDCE"
            ],
            [
              "BCHABC",
              "0.05 BCHABC",
              "0.001 BCHABC"
            ],
            [
              "BCHSV",
              "0.05 BCHSV",
              "0.001 BCHSV"
            ]
          ]
        }
      ]
    },
    {
      "id": "staking-and-swaps",
      "title": "Staking and swaps",
      "passages": [
        {
          "paragraph": "Staked XDC can't be traded or withdrawn until it's returned to you. The estimated yield is not a guarantee of the actual yield. If you revoke a flexible stake, it's returned within 7 days and you lose the reward for the current month. A fixed stake can't be revoked."
        },
        {
          "paragraph": "A ratio swap is checked by a person, which can take up to 48 hours. While it's being checked, the XDCE is held."
        }
      ]
    },
    {
      "id": "suspension",
      "title": "Suspension",
      "passages": [
        {
          "paragraph": "We may put an account on hold, or cancel its withdrawals, if we suspect fraud, money laundering or a breach of these terms. While your account is on hold you can still sign in, see your balances and cancel orders."
        }
      ]
    },
    {
      "id": "closure",
      "title": "Closing an account",
      "passages": [
        {
          "paragraph": [
            "You can ask us to close your account at any time with a ",
            {
              "text": "support ticket",
              "to": "/support"
            },
            ". After an account is closed, its funds can be moved out for 90 days."
          ]
        },
        {
          "paragraph": "Trading, deposits and staking stop when it's closed, and open orders are cancelled. Stakes that are running end with their current term, and requests we're still checking are decided. You can sign in and withdraw."
        },
        {
          "paragraph": [
            "Nothing is taken when that time is over. Ask us with a ",
            {
              "text": "support ticket",
              "to": "/support"
            },
            ", and we'll release what is left, or reopen your account."
          ]
        }
      ]
    },
    {
      "id": "risk",
      "title": "Risk",
      "passages": [
        {
          "paragraph": "Prices of digital assets change quickly, and you can lose everything you put in. Nothing on this site is advice. Only use money you can afford to lose."
        }
      ]
    }
  ]
};
