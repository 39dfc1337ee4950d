import { depositColumns } from './columns';
import { DepositDetail } from '../details/DepositDetail';
import { listTexts as texts } from '../details/texts';
import { isSettledDeposit, type Deposit } from '#entities/transactions/transaction.ts';
import { TransactionList, type TransactionListProps } from './TransactionList';

const say = ({ amount, symbol, status }: Deposit): string => texts.depositNews(amount, symbol, status);

export const DepositList = (props: TransactionListProps<Deposit>) => (
  <TransactionList
    {...props}
    label={texts.deposits}
    noun={texts.deposit}
    columns={depositColumns}
    detail={(deposit) => <DepositDetail deposit={deposit} />}
    isSettled={isSettledDeposit}
    say={say}
  />
);
