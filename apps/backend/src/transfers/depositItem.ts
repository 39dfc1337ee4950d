import type { components } from '@exchange/api/contract';
import { depositConfirmations } from '@exchange/domain';
import type { Incoming, IncomingStatus } from './incoming';

type DepositItem = components['schemas']['DepositItem'];

const depositStatuses: Readonly<Record<IncomingStatus, string>> = {
  waiting: 'Pending',
  kept: 'Pending',
  returning: 'Pending',
  credited: 'Completed',
  returned: 'Returned',
  gone: 'Reversed',
  reversed: 'Reversed',
};

const isOpen = ({ status }: Incoming): boolean => depositStatuses[status] === 'Pending';

/** A deposit in wire format. */
export const toDepositItem = (incoming: Incoming): DepositItem => ({
  status: depositStatuses[incoming.status],
  currencyName: incoming.asset,
  amount: incoming.amount,
  createdAt: new Date(incoming.createdAt).toISOString(),
  transactionId: incoming.transactionId,
  depositId: incoming.id,
  confirmations: incoming.confirmations,
  confirmationsNeeded: depositConfirmations.toWithdraw,
  ...(incoming.keptFor !== null && isOpen(incoming) && { keptFor: incoming.keptFor }),
  steps: [...incoming.steps],
});
