// Made from apps/exchange/content/about.md by `npm run texts`; do not edit.
import type { TextPage } from '@exchange/domain';

export const about: TextPage = {
  "title": "About",
  "lead": "{brand} is a spot exchange for digital assets, powered by the XDC protocol. It's the place to swap XDCE to XDC.",
  "chapters": [
    {
      "id": "what-we-do",
      "title": "What you can do here",
      "passages": [
        {
          "points": [
            "Trade 10 pairs of 9 coins with limit orders.",
            [
              {
                "text": "Swap XDCE to XDC",
                "to": "/trade/XDC-XDCE"
              },
              ", one for one and without a fee, or apply for a ",
              {
                "text": "ratio swap",
                "to": "/ratio-swap"
              },
              "."
            ],
            [
              {
                "text": "Stake XDC",
                "to": "/staking"
              },
              " for a reward."
            ],
            "Deposit, hold and withdraw every coin that's listed. The wallet is meant for trading and staking."
          ]
        },
        {
          "paragraph": "You don't need an account to look at prices, order books and trades. You need one to trade, and a verified identity to withdraw."
        }
      ]
    },
    {
      "id": "how-it-works",
      "title": "How it works",
      "passages": [
        {
          "points": [
            "Orders are matched by price, then by time. No order jumps the queue.",
            "Every movement of coins is booked twice, once where they come from and once where they go, so the books always balance.",
            "You see the fee and what you'll receive before you place an order or confirm a withdrawal.",
            "Withdrawals need your verified identity, a code from your authenticator app and a code we email you."
          ]
        },
        {
          "paragraph": [
            "See all ",
            {
              "text": "fees",
              "to": "/fees"
            },
            ", the ",
            {
              "text": "status of every coin and pair",
              "to": "/status"
            },
            ", and ",
            {
              "text": "the coins we list",
              "to": "/tokens"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "contact",
      "title": "Contact",
      "passages": [
        {
          "paragraph": [
            "If something isn't working, write to ",
            {
              "text": "support",
              "to": "/support"
            },
            ". For large trades there's the ",
            {
              "text": "OTC desk",
              "to": "/otc"
            },
            ". To work with us, use the ",
            {
              "text": "partnership form",
              "to": "/partnership"
            },
            ". To have a coin listed, ",
            {
              "text": "send us a request",
              "to": "/add-asset"
            },
            "."
          ]
        }
      ]
    }
  ]
};
