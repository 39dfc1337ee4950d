import { neverAsked } from '@exchange/domain';
import type { AsideSection } from '#shared/page/AsideSections.tsx';

/** Beside every step of signing in and up. */
export const staySafe: readonly AsideSection[] = [
  {
    title: 'Stay safe',
    points: [
      'Check the address in your browser before you type your password.',
      neverAsked,
      'Use a password that you use nowhere else, and turn on an authenticator app once you are in.',
    ],
  },
];
