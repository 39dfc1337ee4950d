import { useState } from 'react';
import { useSession } from '#shared/services/useSession.ts';
import { useWalletRows } from '#entities/funds/useHoldings.ts';
import { WithdrawPanel } from '../WithdrawPanel';

/** Two coins of the wallet, one of which can be open. */
const Wallet = () => {
  const [open, setOpen] = useState<string | undefined>('XDC');
  const { rows = [] } = useWalletRows();
  const row = rows.find(({ symbol }) => symbol === open);
  return (
    <div style={{ minBlockSize: '560px' }}>
      {['XDC', 'XRP'].map((symbol) => (
        <button key={symbol} type="button" onClick={() => setOpen(symbol === open ? undefined : symbol)}>
          {symbol}
        </button>
      ))}
      {row && <WithdrawPanel row={row} />}
    </div>
  );
};

/** Renders nothing for visitors. */
export const OfTrader = () => useSession().kind === 'trader' && <Wallet />;
