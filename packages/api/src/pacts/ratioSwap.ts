import { email } from './accounts';
import { state } from './states/states';

export const ratioSwap = {
  txHash: '0x4b8e2d16f07a93c5e1d84f60b2a7c93580fe6d1ba4c2957e30d8f61c7a5b94e3',
  buyingDate: '2020-12-08T07:45:00.000Z',
  amount: '30000',
  amountUsd: '150',
  clientId: '5f2b3c1e-8a4d-4f0b-9c67-1d2e3f405162',
} as const;

export const reason = 'The transaction belongs to another address.';

export const swapAs = (status: 'Pending' | 'Approved' | 'Rejected') =>
  state('a ratio swap', { email, ...ratioSwap, status, reason });
