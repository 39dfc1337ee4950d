import { historyTexts } from '../messages/history';
import type { StatusTone } from './tone';

export interface WithdrawalStatus {
  caption: string;
  /** The tone of the dot beside it; a pending withdrawal has the dot of its expected time instead. */
  mark: StatusTone | undefined;
  text: StatusTone;
}

const { pending, process, completed, cancelled } = historyTexts.withdrawal;

const withdrawalStatuses: ReadonlyMap<string, WithdrawalStatus> = new Map<string, WithdrawalStatus>([
  ['Pending', { caption: pending, mark: undefined, text: 'danger' }],
  ['Process', { caption: process, mark: 'success', text: 'warning' }],
  ['Completed', { caption: completed, mark: 'success', text: 'success' }],
  ['Cancelled', { caption: cancelled, mark: 'danger', text: 'danger' }],
]);

/** An undocumented status is shown as it is. */
export const withdrawalStatus = (status: string): WithdrawalStatus =>
  withdrawalStatuses.get(status) ?? { caption: status, mark: undefined, text: 'danger' };

/** A cancelled withdrawal has no transaction, and will never have one. */
export const wasNeverSent = ({ status, walletTxId }: { status: string; walletTxId: string | undefined }): boolean =>
  status === 'Cancelled' && walletTxId === undefined;

export const depositTone = (status: string): StatusTone => (status === 'Completed' ? 'success' : 'danger');

/** The currency in the URL of the history page. */
export const historyCurrency = (token: string | undefined): string | undefined => token?.toUpperCase();
