// Made from apps/exchange/content/faqs.md by `npm run texts`; do not edit.
import type { FaqPage } from '@exchange/domain';

export const faqs: FaqPage = {
  "title": "FAQs",
  "sections": [
    {
      "id": "accounts",
      "title": "Accounts",
      "questions": [
        {
          "id": "open-account",
          "question": "How do I open an account?",
          "answer": [
            {
              "paragraph": [
                {
                  "text": "Register",
                  "to": "/register"
                },
                " with your name, an email address and a password. We'll email you a link to verify the address. It's valid for 24 hours. Once you've followed it, you can sign in."
              ]
            },
            {
              "paragraph": "If registration is stopped, the form says so and no new accounts can be opened."
            }
          ]
        },
        {
          "id": "forgot-password",
          "question": "I forgot my password. What now?",
          "answer": [
            {
              "paragraph": [
                "Request a ",
                {
                  "text": "reset link",
                  "to": "/forgot_password"
                },
                ". It's valid for 30 minutes and works once. Setting a new password signs you out everywhere and locks withdrawals for 24 hours."
              ]
            }
          ]
        },
        {
          "id": "change-details",
          "question": "Where do I change my details?",
          "answer": [
            {
              "paragraph": [
                "In your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=edit"
                },
                ", under Edit Profile. Your email address can't be changed there. Once your identity is verified, your name can't be changed either: write to ",
                {
                  "text": "support",
                  "to": "/support"
                },
                "."
              ]
            }
          ]
        },
        {
          "id": "verify-identity",
          "question": "How do I verify my identity?",
          "answer": [
            {
              "paragraph": [
                "Fill in the form under KYC in your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=kyc"
                },
                ". We accept any of these:"
              ]
            },
            {
              "points": [
                "Passport",
                "Driver's license",
                "National ID Card"
              ]
            },
            {
              "paragraph": "You'll need three photos:"
            },
            {
              "points": [
                "the front of the document",
                "the back of the document",
                "you holding the document, with a note that says {brand} and today's date"
              ]
            },
            {
              "paragraph": "Each photo must be a JPG, under 3MB. Approval takes 24-48 working hours. If we can't accept your documents, you'll see why in the same place and can send new ones."
            }
          ]
        },
        {
          "id": "stay-signed-in",
          "question": "How long do I stay signed in?",
          "answer": [
            {
              "paragraph": "If you do nothing for {idleTime}, you're signed out. Activity in one tab counts for all of them. A session also ends when you sign out, when you end it from another device, and when you change or reset your password somewhere else."
            }
          ]
        },
        {
          "id": "close-account",
          "question": "How do I close my account, or get a copy of my data?",
          "answer": [
            {
              "paragraph": [
                "Ask for it with a ",
                {
                  "text": "support ticket",
                  "to": "/support"
                },
                ". The ",
                {
                  "text": "terms",
                  "to": "/terms#closure"
                },
                " say what happens to an account that is closed, and the ",
                {
                  "text": "privacy policy",
                  "to": "/privacy#access"
                },
                " what you can ask for."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "rules-and-security",
      "title": "Rules and Security",
      "questions": [
        {
          "id": "kyc-to-trade",
          "question": "Do I need KYC to trade?",
          "answer": [
            {
              "paragraph": "No. You can trade without it. You need it to withdraw."
            }
          ]
        },
        {
          "id": "two-factor",
          "question": "Do I need two-factor authentication?",
          "answer": [
            {
              "paragraph": [
                "To deposit and trade, no. For withdrawals and staking, two-factor authentication (2FA) is mandatory. Turn it on under Security in your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=security"
                },
                " with an authenticator app. Withdrawals unlock 24 hours after you turn it on."
              ]
            }
          ]
        },
        {
          "id": "lost-authenticator",
          "question": "I lost my authenticator app. How do I get in?",
          "answer": [
            {
              "paragraph": "When the sign-in page asks for the code, request a link to turn off 2FA. We'll email it to you. It's valid for 30 minutes and works once. Withdrawals stay locked until you've turned 2FA on again and 24 hours have passed."
            }
          ]
        },
        {
          "id": "codes",
          "question": "How long are codes and links valid?",
          "answer": [
            {
              "points": [
                "A code from your authenticator app: 30 seconds",
                "A code we email you (OTP): 2 minutes",
                "A link to reset your password or turn off 2FA: 30 minutes",
                "A link to verify a new account: 24 hours"
              ]
            },
            {
              "paragraph": "Each one works once. You can have a sign-in code resent after 60 seconds."
            }
          ]
        },
        {
          "id": "password-rules",
          "question": "What makes a good password?",
          "answer": [
            {
              "paragraph": "It needs at least 8 characters, with an uppercase letter, a lowercase letter, a number and one of !@#$%^&*-. It can't contain spaces, can't be your old one, and can't be a common password."
            }
          ]
        },
        {
          "id": "anti-phishing-word",
          "question": "How do I recognise a real email from you?",
          "answer": [
            {
              "paragraph": [
                "Choose an anti-phishing word under Security in your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=security"
                },
                ": 4 to 20 letters and digits that only you and we know. From then on it's in every email we send you. An email without it isn't from us."
              ]
            },
            {
              "paragraph": "We never ask for your password, a code or your private keys."
            }
          ]
        },
        {
          "id": "sessions",
          "question": "How do I see where I'm signed in?",
          "answer": [
            {
              "paragraph": [
                "Your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=security"
                },
                " lists every session under Security, with its device, its IP address and when it was first and last used. You can end one of them or all others at once. We also email you when someone signs in to your account from a new device."
              ]
            },
            {
              "paragraph": "The security log below it shows sign-ins, wrong passwords and codes, withdrawals, and every change to your security. If you see something you didn't do, change your password."
            }
          ]
        },
        {
          "id": "change-password",
          "question": "What happens when I change my password?",
          "answer": [
            {
              "paragraph": "Every other session is signed out, and withdrawals are locked for 24 hours. If 2FA is on, you confirm the change with a code from your app."
            }
          ]
        }
      ]
    },
    {
      "id": "trade",
      "title": "Trade",
      "questions": [
        {
          "id": "pairs",
          "question": "What can I trade?",
          "answer": [
            {
              "paragraph": "10 spot pairs of 9 coins:"
            },
            {
              "columns": [
                "Pair",
                "Minimum order",
                "Maximum order"
              ],
              "rows": [
                [
                  "XDC / ETH",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "XDC / BTC",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "XDC / XRP",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "XDC / XDCE",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "XDC / USDT",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "XDC / USDC",
                  "2 XDC",
                  "100,000 XDC"
                ],
                [
                  "ETH / USDT",
                  "3 USDT",
                  "1 ETH"
                ],
                [
                  "BTC / USDC",
                  "5 USDC",
                  "0.1 BTC"
                ],
                [
                  "XRP / USDT",
                  "1 XRP",
                  "3,000 XRP"
                ],
                [
                  "BTC / USDT",
                  "5 USDT",
                  "0.1 BTC"
                ]
              ]
            },
            {
              "paragraph": "Where the minimum is in USDT or USDC, it's the total of the order. Everything else is an amount of the first coin of the pair."
            }
          ]
        },
        {
          "id": "order-types",
          "question": "Which kinds of order are there?",
          "answer": [
            {
              "paragraph": "Limit orders. You set the price and the amount, and your order fills at that price or a better one. An order that can't be filled right away, or only in part, stays open until it's filled or you cancel it."
            },
            {
              "paragraph": "On XDC / XDCE the price is always 1."
            }
          ]
        },
        {
          "id": "trading-fees",
          "question": "What does trading cost?",
          "answer": [
            {
              "paragraph": [
                "0.50% of what you receive, whether you buy or sell, and nothing on XDC / XDCE. The order form shows the fee before you place the order, and the ",
                {
                  "text": "fees page",
                  "to": "/fees"
                },
                " has the current figures."
              ]
            }
          ]
        },
        {
          "id": "order-refused",
          "question": "Why was my order refused?",
          "answer": [
            {
              "paragraph": "The message says why. Usually:"
            },
            {
              "points": [
                "The price is more than 10% away from the market price, which follows the trades of the last minutes.",
                "The amount is below the pair's minimum or above its maximum.",
                "You don't have enough available. Coins in open orders, stakes and pending withdrawals don't count.",
                "It would have traded with an order of your own. Nobody may trade with themselves, with one account or with several.",
                "You already have 500 open orders.",
                "The pair is under maintenance."
              ]
            }
          ]
        },
        {
          "id": "reserved-funds",
          "question": "What happens to my coins while an order is open?",
          "answer": [
            {
              "paragraph": "They're reserved. A buy order reserves its total, a sell order its amount. If a buy order fills at a better price, the difference is released."
            }
          ]
        },
        {
          "id": "cancel-order",
          "question": "How do I cancel an order?",
          "answer": [
            {
              "paragraph": "Use the Cancel button next to it under Open Orders, or cancel all of them at once. Anything already filled stays filled. What was reserved for the rest is released immediately, and you can use it again."
            }
          ]
        },
        {
          "id": "maintenance",
          "question": "What does \"Under Maintenance\" mean?",
          "answer": [
            {
              "paragraph": [
                "The pair takes no new orders for now. Your open orders stay as they are, and you can still cancel them. The ",
                {
                  "text": "status page",
                  "to": "/status"
                },
                " shows which pairs are active. The order form reopens once trading resumes."
              ]
            }
          ]
        },
        {
          "id": "swap",
          "question": "How do I swap XDCE to XDC?",
          "answer": [
            {
              "paragraph": [
                "With Quick Swap on the ",
                {
                  "text": "XDC / XDCE page",
                  "to": "/trade/XDC-XDCE"
                },
                ". You get one XDC for each XDCE, without a fee. It takes whole XDCE only, and swaps the whole amount or nothing: someone has to be offering that much XDC. If nobody is, place a buy order for XDC on the same page and wait for it to fill."
              ]
            }
          ]
        },
        {
          "id": "ratio-swap",
          "question": "What is a ratio swap?",
          "answer": [
            {
              "paragraph": [
                "It's for XDCE bought until 28-12-2020 05:30:00 UTC. Apply under ",
                {
                  "text": "Ratio Swap",
                  "to": "/ratio-swap"
                },
                " with the hash of the transaction, the date you bought it, the amount and what you paid in USD. How much XDC you get depends on when you bought:"
              ]
            },
            {
              "columns": [
                "XDCE bought",
                "Ratio, XDCE to XDC"
              ],
              "rows": [
                [
                  "Before 06-12-2020 05:30:00 UTC",
                  "1:1"
                ],
                [
                  "From 06-12-2020 05:30:00 UTC",
                  "3:1"
                ],
                [
                  "From 10-12-2020 05:30:00 UTC",
                  "5:1"
                ],
                [
                  "From 20-12-2020 05:30:00 UTC",
                  "10:1"
                ],
                [
                  "After 28-12-2020 05:30:00 UTC",
                  "Not supported"
                ]
              ]
            },
            {
              "paragraph": "The XDCE must be in your account and is held while we review your request, which can take up to 48 hours. If we reject the request, you get it back and see the reason."
            }
          ]
        },
        {
          "id": "order-history",
          "question": "Where do I find my past orders?",
          "answer": [
            {
              "paragraph": [
                "Under ",
                {
                  "text": "Order History",
                  "to": "/order-history"
                },
                ", with filters for dates, pair and side. You can export them as a CSV file."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "token-deposit",
      "title": "Token Deposit",
      "questions": [
        {
          "id": "deposit",
          "question": "How do I deposit?",
          "answer": [
            {
              "paragraph": [
                "Open your ",
                {
                  "text": "wallet",
                  "to": "/wallet"
                },
                ", choose Deposit next to the coin, and send to the address that's shown. You can use the same address again. Send only that coin, and only on the network named next to the address:"
              ]
            },
            {
              "columns": [
                "Coin",
                "Network"
              ],
              "rows": [
                [
                  "BTC",
                  "Bitcoin"
                ],
                [
                  "ETH",
                  "Ethereum"
                ],
                [
                  "XRP",
                  "XRP Ledger"
                ],
                [
                  "USDT",
                  "Ethereum (ERC20)"
                ],
                [
                  "USDC",
                  "Ethereum (ERC20)"
                ],
                [
                  "XDC",
                  "XDC Network"
                ],
                [
                  "XDCE",
                  "Ethereum (ERC20)"
                ],
                [
                  "BCHABC",
                  "Bitcoin Cash ABC"
                ],
                [
                  "BCHSV",
                  "Bitcoin SV"
                ]
              ]
            }
          ]
        },
        {
          "id": "minimum-deposits",
          "question": "What are the minimum deposits?",
          "answer": [
            {
              "columns": [
                "Coin",
                "Minimum deposit",
                "Fee"
              ],
              "rows": [
                [
                  "BTC",
                  "0.005 BTC",
                  "Free"
                ],
                [
                  "ETH",
                  "0.02 ETH",
                  "Free"
                ],
                [
                  "XRP",
                  "20 XRP",
                  "Free"
                ],
                [
                  "USDT",
                  "35 USDT",
                  "Free"
                ],
                [
                  "USDC",
                  "20 USDC",
                  "Free"
                ],
                [
                  "XDC",
                  "1,000 XDC",
                  "Free"
                ],
                [
                  "XDCE",
                  "10,000 XDCE",
                  "Free"
                ],
                [
                  "BCHABC",
                  "0.05 BCHABC",
                  "Free"
                ],
                [
                  "BCHSV",
                  "0.05 BCHSV",
                  "Free"
                ]
              ]
            }
          ]
        },
        {
          "id": "below-minimum",
          "question": "What if I deposit less than the minimum?",
          "answer": [
            {
              "paragraph": [
                "It isn't added to your balance, but it isn't lost: we keep it, and either credit it or return it to the sender. The same goes for a deposit that arrives while deposits of that coin are paused. We'll email you, and you'll see it in your ",
                {
                  "text": "history",
                  "to": "/history"
                },
                "."
              ]
            }
          ]
        },
        {
          "id": "deposit-arrival",
          "question": "When does my deposit arrive?",
          "answer": [
            {
              "paragraph": [
                "After 1 confirmation it's in your balance, and you can trade with it. Until it has 3 confirmations, withdrawals must leave at least its value in your account. Follow it in your ",
                {
                  "text": "history",
                  "to": "/history"
                },
                "."
              ]
            }
          ]
        },
        {
          "id": "usdt-network",
          "question": "Which USDT do you support?",
          "answer": [
            {
              "paragraph": "Only ERC20 USDT, on Ethereum. USDT sent on another network may be lost."
            }
          ]
        },
        {
          "id": "xrp-tag",
          "question": "Why does XRP need a destination tag?",
          "answer": [
            {
              "paragraph": [
                "All XRP deposits share one address. The tag says that a deposit is yours. A deposit without it isn't credited automatically: write to ",
                {
                  "text": "support",
                  "to": "/support"
                },
                " with the transaction."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "token-withdrawals",
      "title": "Token Withdrawals",
      "questions": [
        {
          "id": "withdraw-requirements",
          "question": "What do I need to withdraw?",
          "answer": [
            {
              "points": [
                "An approved identity verification (KYC)",
                "Two-factor authentication",
                "24 hours since you turned 2FA on, or since you changed or reset your password"
              ]
            },
            {
              "paragraph": "You confirm each withdrawal with a code we email you and a code from your authenticator app."
            }
          ]
        },
        {
          "id": "withdrawal-fees",
          "question": "What are the minimum withdrawals and the fees?",
          "answer": [
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
            },
            {
              "paragraph": [
                "The fee is taken out of the amount: you receive the rest. These are the usual figures. The ",
                {
                  "text": "fees page",
                  "to": "/fees?tab=withdrawal"
                },
                " has the ones in force, and you see yours before you confirm."
              ]
            }
          ]
        },
        {
          "id": "withdrawal-limit",
          "question": "How much can I withdraw in a day?",
          "answer": [
            {
              "paragraph": "Your daily limit is coins worth 2,500,000 XDC, across all coins. The day begins at 00:00 UTC. A withdrawal counts from the moment you request it, and stops counting if it's cancelled."
            }
          ]
        },
        {
          "id": "withdrawal-time",
          "question": "How long does a withdrawal take?",
          "answer": [
            {
              "paragraph": [
                "Most are approved automatically, usually within 30 minutes. Larger ones get stricter security checks, which may take 6-12 hours. Delivery may take up to 24 hours. The ",
                {
                  "text": "history",
                  "to": "/history"
                },
                " shows each step, and what it's waiting for."
              ]
            }
          ]
        },
        {
          "id": "cancel-withdrawal",
          "question": "Can I cancel a withdrawal?",
          "answer": [
            {
              "paragraph": [
                "Yes, as long as it's pending: open it in your ",
                {
                  "text": "history",
                  "to": "/history"
                },
                " and cancel it. The whole amount, fee included, is available again immediately. After that it may already be on its way and can't be stopped."
              ]
            }
          ]
        },
        {
          "id": "withdrawal-code",
          "question": "I didn't get the withdrawal code. What now?",
          "answer": [
            {
              "paragraph": "Check your spam folder. You can request another code for the same coin and amount after 120 seconds. The earlier one then stops working."
            }
          ]
        },
        {
          "id": "held-back",
          "question": "Why can't I withdraw everything?",
          "answer": [
            {
              "paragraph": "Coins in open orders, stakes and pending withdrawals aren't available. Coins worth as much as a recent deposit stay in your account until it has 3 confirmations. The withdrawal form shows how much you can withdraw, and what limits it."
            }
          ]
        },
        {
          "id": "address-book",
          "question": "What are the wallet and its address book for?",
          "answer": [
            {
              "paragraph": "The wallet is meant for trading and staking only. You can save withdrawal addresses with a label; every change needs a code from your authenticator app. You can also have withdrawals to new addresses wait 24 hours. The first withdrawal to a new address asks you to check it once more."
            }
          ]
        }
      ]
    },
    {
      "id": "xdc-staking",
      "title": "XDC Staking",
      "questions": [
        {
          "id": "staking-kinds",
          "question": "What's the difference between flexible and fixed staking?",
          "answer": [
            {
              "paragraph": "Flexible staking pays a reward every month, and you can revoke it. Fixed staking pays once, at the end, at a higher rate, and can't be revoked."
            },
            {
              "columns": [
                "Kind",
                "Minimum",
                "Maximum",
                "In multiples of"
              ],
              "rows": [
                [
                  "Flexible",
                  "100,000 XDC",
                  "5,000,000 XDC",
                  "100,000 XDC"
                ],
                [
                  "Fixed",
                  "100,000 XDC",
                  "5,000,000 XDC",
                  "50,000 XDC"
                ]
              ]
            }
          ]
        },
        {
          "id": "staking-rates",
          "question": "What do I earn?",
          "answer": [
            {
              "columns": [
                "Kind",
                "Period",
                "Yearly yield"
              ],
              "rows": [
                [
                  "Flexible",
                  "3 months",
                  "4.75%"
                ],
                [
                  "Flexible",
                  "6 months",
                  "5.1%"
                ],
                [
                  "Flexible",
                  "9 months",
                  "5.45%"
                ],
                [
                  "Flexible",
                  "12 months",
                  "5.84%"
                ],
                [
                  "Fixed",
                  "6 months",
                  "7.1%"
                ],
                [
                  "Fixed",
                  "12 months",
                  "7.84%"
                ]
              ]
            },
            {
              "paragraph": "Your share of a period's rewards is your stake divided by everything that's staked. That works out as your stake times the yearly yield, for the days in the period out of 365. Rewards are paid into your balance and not added to the stake, so they don't compound. The estimated yield is not a guarantee of the actual yield."
            }
          ]
        },
        {
          "id": "start-staking",
          "question": "How do I stake?",
          "answer": [
            {
              "paragraph": [
                "Go to ",
                {
                  "text": "Staking",
                  "to": "/staking"
                },
                ", choose an amount and a period, and confirm with a code from your authenticator app. You need 2FA for it. If the community cap is reached or staking is stopped, the button says \"Staking Disabled\"."
              ]
            }
          ]
        },
        {
          "id": "auto-renewal",
          "question": "What happens at the end of the period?",
          "answer": [
            {
              "paragraph": [
                "The stake is renewed for the same period, at the yield offered then. You can turn off auto-renewal in ",
                {
                  "text": "Staking Orders",
                  "to": "/staking-order"
                },
                ": the stake is then returned to your balance at the end. Once it's off, it can't be turned on again."
              ]
            }
          ]
        },
        {
          "id": "revoke-stake",
          "question": "When do I get a revoked stake back?",
          "answer": [
            {
              "paragraph": "Within 7 days. You keep the rewards you've already been paid and lose the one for the current month."
            }
          ]
        }
      ]
    },
    {
      "id": "add-assets",
      "title": "Add Assets",
      "questions": [
        {
          "id": "list-coin",
          "question": "How do I get a coin listed?",
          "answer": [
            {
              "paragraph": [
                "Send us the ",
                {
                  "text": "Add Asset form",
                  "to": "/add-asset"
                },
                ". There's one for ERC20 tokens and one for any other coin. We review the project, its code and its contract, and reply by email. A request is free and doesn't guarantee a listing."
              ]
            }
          ]
        },
        {
          "id": "listed-coins",
          "question": "Which coins do you list?",
          "answer": [
            {
              "paragraph": [
                "9 coins at the moment. ",
                {
                  "text": "Token Details",
                  "to": "/tokens"
                },
                " has facts about each of them."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "otc",
      "title": "OTC",
      "questions": [
        {
          "id": "otc-terms",
          "question": "How do OTC trades work?",
          "answer": [
            {
              "paragraph": [
                "Tell the ",
                {
                  "text": "OTC desk",
                  "to": "/otc"
                },
                " what you'd like to buy or sell. The desk sends you a price, and you decide whether to take it."
              ]
            },
            {
              "points": [
                "The minimum is 10,000 USD.",
                "You'll get a quote within 12 hours.",
                "A trade completes within 60 minutes after funds are deducted."
              ]
            }
          ]
        },
        {
          "id": "otc-kyc",
          "question": "Do I need KYC for OTC?",
          "answer": [
            {
              "paragraph": "Yes. Access requires AML/KYC checks."
            }
          ]
        }
      ]
    },
    {
      "id": "api",
      "title": "API",
      "questions": [
        {
          "id": "api-reference",
          "question": "Is there an API?",
          "answer": [
            {
              "paragraph": [
                "Yes. Every screen here uses it. The ",
                {
                  "text": "API reference",
                  "to": "/api/docs"
                },
                " describes each call and each live channel. Prices, order books, trades and fees are open to everyone. Everything else needs you to be signed in."
              ]
            }
          ]
        },
        {
          "id": "api-keys",
          "question": "Do programs need API keys?",
          "answer": [
            {
              "paragraph": [
                "No, and we don't issue any. A program signs in as you do. Its session is listed under Security in your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=security"
                },
                ", and ends when you end it there."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "partnership",
      "title": "Partnership",
      "questions": [
        {
          "id": "become-partner",
          "question": "How can we work together?",
          "answer": [
            {
              "paragraph": [
                "We offer two kinds of partnership: Whitelabel Platform and Referral Earning. Use the ",
                {
                  "text": "partnership form",
                  "to": "/partnership"
                },
                " and tell us which one you're interested in. We work with:"
              ]
            },
            {
              "points": [
                "Brokers & Dealers",
                "Portfolio Manager",
                "Fund Manager",
                "Merchants & Stores",
                "Algo Traders & Others",
                "Custodians"
              ]
            }
          ]
        },
        {
          "id": "referral-rewards",
          "question": "What do I get for inviting someone?",
          "answer": [
            {
              "paragraph": [
                "Once the person you invite signs up and makes their first trade, you receive 1,000 XDC and they receive 1,500 XDC. Both rewards are paid into your balances automatically once you're both ",
                {
                  "text": "verified",
                  "to": "/profile?tab=kyc"
                },
                ". If the budget for rewards is used up, they wait."
              ]
            }
          ]
        },
        {
          "id": "invite",
          "question": "How do I invite someone?",
          "answer": [
            {
              "paragraph": [
                "Share your link or code from your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=referral"
                },
                ", under Referral, or let us email up to 20 people at once. Your list there shows who signed up and what you've earned."
              ]
            }
          ]
        },
        {
          "id": "not-eligible",
          "question": "Why is a reward \"Not eligible\"?",
          "answer": [
            {
              "paragraph": [
                "One person is rewarded once, and there's no reward for inviting yourself. We withhold both rewards if the new account shares an email inbox or a network with yours, or a document or a device with anyone who was rewarded before. If that's a mistake, write to ",
                {
                  "text": "support",
                  "to": "/support"
                },
                "."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "other-queries",
      "title": "Other Queries",
      "questions": [
        {
          "id": "contact-support",
          "question": "How do I reach support?",
          "answer": [
            {
              "paragraph": [
                "Send a ",
                {
                  "text": "support ticket",
                  "to": "/support"
                },
                ". Support hours are {supportHours}. We reply by email."
              ]
            }
          ]
        },
        {
          "id": "status",
          "question": "How do I know if something is down?",
          "answer": [
            {
              "paragraph": [
                "The ",
                {
                  "text": "status page",
                  "to": "/status"
                },
                " shows which coins you can deposit and withdraw, and which pairs you can trade."
              ]
            }
          ]
        },
        {
          "id": "withdrawals-only",
          "question": "What if the exchange only allows withdrawals?",
          "answer": [
            {
              "paragraph": "Then every screen says so. No new orders, swaps, stakes or deposits are taken. You can cancel open orders, and sign in, verify your identity and withdraw as usual. Stakes that are running end with their current term."
            }
          ]
        },
        {
          "id": "unconfirmed",
          "question": "I didn't get an answer after I placed an order. What now?",
          "answer": [
            {
              "paragraph": "It's marked as unconfirmed, because it may have gone through. We keep checking and tell you as soon as we know. Sending an order again from there can't create a second one."
            }
          ]
        },
        {
          "id": "link-to-answer",
          "question": "How do I link to one of these answers?",
          "answer": [
            {
              "paragraph": [
                "Open it and copy the address from your browser. Each search has its own address, too. All answers are in the ",
                {
                  "text": "FAQs",
                  "to": "/faqs"
                },
                "."
              ]
            }
          ]
        }
      ]
    },
    {
      "id": "regulations",
      "title": "Regulations",
      "questions": [
        {
          "id": "age",
          "question": "How old do I have to be?",
          "answer": [
            {
              "paragraph": "18 or older."
            }
          ]
        },
        {
          "id": "why-kyc",
          "question": "Why do you ask for documents?",
          "answer": [
            {
              "paragraph": [
                "Rules against money laundering require us to know who takes money out. The ",
                {
                  "text": "terms",
                  "to": "/terms#verification"
                },
                " and the ",
                {
                  "text": "privacy policy",
                  "to": "/privacy#data"
                },
                " say what we ask for and what we do with it."
              ]
            }
          ]
        },
        {
          "id": "on-hold",
          "question": "Can you put my account on hold?",
          "answer": [
            {
              "paragraph": [
                "Yes, if we suspect fraud, money laundering or a breach of the ",
                {
                  "text": "terms",
                  "to": "/terms#suspension"
                },
                ". Our compliance team may also cancel withdrawals. You can still sign in, see your balances and cancel orders. Write to ",
                {
                  "text": "support",
                  "to": "/support"
                },
                " if you think it's a mistake."
              ]
            }
          ]
        }
      ]
    }
  ]
};
