import { withdrawalStatus } from '@exchange/domain';
import { withdrawalColumns } from './columns';
import type { Cancelling } from '../details/CancelWithdrawal';
import { listTexts as texts } from '../details/texts';
import { isSettledWithdrawal, type Withdrawal } from '#entities/transactions/transaction.ts';
import { TransactionList, type TransactionListProps } from './TransactionList';
import { WithdrawalDetail } from '../details/WithdrawalDetail';

export interface WithdrawalListProps extends TransactionListProps<Withdrawal> {
  cancelling: Cancelling;
}

const say = ({ amount, symbol, status }: Withdrawal): string =>
  texts.withdrawalNews(amount, symbol, withdrawalStatus(status).caption);

export const WithdrawalList = ({ cancelling, ...props }: WithdrawalListProps) => (
  <TransactionList
    {...props}
    label={texts.withdrawals}
    noun={texts.withdrawal}
    columns={withdrawalColumns}
    detail={(withdrawal) => <WithdrawalDetail {...{ withdrawal, cancelling }} />}
    isSettled={isSettledWithdrawal}
    say={say}
  />
);
