import { assets, spotPairs } from '@exchange/domain';
import type { TextPage } from './page';

export const about: TextPage = {
  title: 'About',
  description: 'What the exchange does, who it is for and how it keeps your coins.',
  lead: '{brand} is a spot exchange for digital assets, powered by the XDC protocol. It is the place to swap XDCE to XDC.',
  chapters: [
    {
      id: 'what-we-do',
      title: 'What we do',
      passages: [
        `You can trade ${String(spotPairs.length)} pairs of ${String(assets.length)} coins with limit orders, swap XDCE to XDC, stake XDC, and keep your coins in a wallet meant for trading and staking.`,
        'Everyone can look at prices, order books and trades. You need an account to trade, and verified documents to withdraw.',
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      passages: [
        {
          points: [
            'Orders are matched by price, then by time. The same rule applies to everybody.',
            'Every movement of coins is booked twice and checked, so that the sum over all accounts is always zero.',
            'What a screen tells you about a fee, a reward or a swap is what you pay or get, to the last unit.',
          ],
        },
        'See the [fees](/fees), the [status of each coin and pair](/status) and the [coins we list](/tokens).',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      passages: [
        'Questions go to [support](/support). For large trades ask the [OTC desk](/otc), for working together use the [partnership form](/partnership), and for listing a coin [add an asset](/add-asset).',
      ],
    },
  ],
};
