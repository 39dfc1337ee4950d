import { assetOf, formatBalance, walletTexts, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { vars } from '../../../theme/contract.css';
import { visuallyHidden } from '../../../theme/visuallyHidden.css';
import { space, typography, weight } from '../../../tokens/scale';
import { CoinIcon } from '../../CoinIcon/CoinIcon';
import { Figure } from '../../Figure/Figure';
import type { DataColumn } from '../dataColumn';
import { DetailButton } from '../DetailButton';

export interface Balance {
  symbol: AssetSymbol;
  available: DecimalText;
  inOrders: DecimalText;
}

export const balances: readonly Balance[] = [
  { symbol: 'XDC', available: '182500.25', inOrders: '12000' },
  { symbol: 'USDT', available: '995.3', inOrders: '0' },
  { symbol: 'BTC', available: '0.01523', inOrders: '0.004' },
  { symbol: 'XDCE', available: '0', inOrders: '0' },
];

const coin = { display: 'flex', alignItems: 'center', gap: space[8] } as const;
const name = { ...typography[12], fontWeight: weight.regular, color: vars.text.secondary } as const;
const buttons = { display: 'inline-flex', gap: space[8] } as const;

const Of = ({ symbol }: { symbol: AssetSymbol }) => <span className={visuallyHidden}> {symbol}</span>;

/** A simplified wallet: a currency, its balance and its actions. */
export const balanceColumns: readonly DataColumn<Balance>[] = [
  {
    key: 'currency',
    header: 'Currency',
    isRowHeader: true,
    placeholder: '120px',
    cell: ({ symbol }) => (
      <span style={coin}>
        <CoinIcon asset={symbol} size={24} />
        {symbol} <span style={name}>{assetOf(symbol).fullName}</span>
      </span>
    ),
  },
  {
    key: 'available',
    header: 'Available',
    align: 'end',
    cell: ({ available }) => <Figure figure={formatBalance(available)} />,
  },
  {
    key: 'inOrders',
    header: 'In orders',
    align: 'end',
    hideBelow: 640,
    cell: ({ inOrders }) => <Figure figure={formatBalance(inOrders)} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    placeholder: '144px',
    cell: ({ symbol }) => (
      <span style={buttons}>
        {symbol === 'XDCE' ? (
          <DetailButton panel="deposit" disabledReason="Deposits of XDCE are closed for maintenance.">
            {walletTexts.depositDisabled}
            <Of symbol={symbol} />
          </DetailButton>
        ) : (
          <DetailButton panel="deposit">
            Deposit
            <Of symbol={symbol} />
          </DetailButton>
        )}
        <DetailButton panel="withdraw">
          Withdraw
          <Of symbol={symbol} />
        </DetailButton>
      </span>
    ),
  },
];
