// Made from apps/exchange/content/privacy.md by `npm run texts`; do not edit.
import type { TextPage } from '@exchange/domain';

export const privacy: TextPage = {
  "title": "Privacy Policy",
  "lead": "This is what {brand} knows about you, what we use it for, and how you can see it.",
  "updated": "2026-11-27",
  "chapters": [
    {
      "id": "data",
      "title": "Personal data we collect",
      "passages": [
        {
          "columns": [
            "Data",
            "What we use it for"
          ],
          "rows": [
            [
              "Name, email address and password",
              "Your account. We keep your password only as a hash, so we can't read it."
            ],
            [
              "Phone number, postal address and picture",
              "Your profile, if you fill it in. Pictures are stripped of hidden details such as where they were taken."
            ],
            [
              "Gender, date of birth, country, document number, and pictures of your documents and of you",
              "Verifying your identity. The document number and the pictures are stored encrypted."
            ],
            [
              "Orders, trades, deposits, withdrawals, stakes and swaps",
              "Running your account and keeping the books."
            ],
            [
              "Withdrawal addresses you save, favourite pairs and your anti-phishing word",
              "Making them available on all your devices, and putting the word in our emails."
            ],
            [
              "IP address and device",
              [
                "Protecting your account, and telling whether two accounts belong to one person before a referral reward is paid. You can see yours in your ",
                {
                  "text": "profile",
                  "to": "/profile?tab=security"
                },
                ", under Security."
              ]
            ],
            [
              "Email addresses you invite",
              "Sending your invitation."
            ],
            [
              "What you write in a form or a ticket",
              "Replying to you."
            ]
          ]
        }
      ]
    },
    {
      "id": "cookies",
      "title": "Cookies and storage in your browser",
      "passages": [
        {
          "paragraph": "We set no advertising cookies and don't track you across other sites."
        },
        {
          "columns": [
            "Cookie",
            "What it's for",
            "Kept"
          ],
          "rows": [
            [
              "lastPair",
              "The last pair you viewed.",
              "Until you sign out, a year at most"
            ],
            [
              "favouritePairs",
              "Your favourite pairs while you're not signed in.",
              "Until you sign in, a year at most"
            ],
            [
              "__Host-device",
              "Recognising your device when you sign in, and telling whether two accounts belong to one person before a referral reward is paid. It holds a random number.",
              "Over a year"
            ]
          ]
        },
        {
          "columns": [
            "Local storage",
            "What it's for",
            "Kept"
          ],
          "rows": [
            [
              "userData, jwt, checkToken, email, tfa_status, tfa_key, tfa_response, feeDetail",
              "Your session, and setting up two-factor authentication.",
              "Until you sign out"
            ],
            [
              "rememberedEmail",
              "Your email address, if you ticked \"Remember me\".",
              "Until you sign in without it"
            ],
            [
              "theme, palette, screenSettings, panelSizes, chartResolution, recentCommands",
              "How the exchange looks and behaves on this device.",
              "Until you clear it"
            ],
            [
              "userName",
              "The username in your profile. It never leaves this device.",
              "Until you clear it"
            ],
            [
              "addressBook",
              "Saved withdrawal addresses, if the exchange can't keep them for you.",
              "Until you clear it"
            ],
            [
              "firstSteps",
              "That you have finished, or hidden, the first steps in the wallet.",
              "Until you clear it"
            ]
          ]
        },
        {
          "columns": [
            "Session storage",
            "What it's for",
            "Kept"
          ],
          "rows": [
            [
              "orderDraftBuy, orderDraftSell",
              "What you typed into an order form before you signed in.",
              "Until you use it or close the tab"
            ],
            [
              "request",
              "What you typed into a form, so that a reload doesn't lose it.",
              "Until you send it or close the tab"
            ],
            [
              "ordersSent, withdrawalsSent, quickSwapSent, ratioSwapSent, flexibleStakeSent, fixedStakeSent",
              "Requests we haven't confirmed yet, so that nothing is sent twice.",
              "Until we confirm them"
            ]
          ]
        },
        {
          "paragraph": "You can delete all of it in your browser at any time. You'll be signed out, and the exchange will look as it did on your first visit."
        }
      ]
    },
    {
      "id": "sharing",
      "title": "Who else sees it",
      "passages": [
        {
          "paragraph": "We don't sell your data. We share it only with the authorities where the law obliges us to, and with companies that work for us, such as the one that delivers our email, as far as their work requires."
        },
        {
          "paragraph": "Nothing on these pages is loaded from other companies, with one exception: live chat, if we offer it. The company that runs the chat then sees your network address and what you write there."
        }
      ]
    },
    {
      "id": "access",
      "title": "Your right to your data",
      "passages": [
        {
          "paragraph": [
            "You can ask for a copy of your data at any time by written request, and ask us to correct it, or to delete what the law doesn't oblige us to keep. Write to us with a ",
            {
              "text": "support ticket",
              "to": "/support"
            },
            "."
          ]
        },
        {
          "paragraph": "The copy is a file that you and a program can read. It has everything we hold about you, but no passwords, codes or keys, and nothing about other people. If we correct your name or your email address, we tell you by email: for an address, at both the old and the new one."
        }
      ]
    }
  ]
};
