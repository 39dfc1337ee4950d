import type { AssetSymbol } from '@exchange/domain';
import { useSession } from '#shared/services/useSession.ts';
import { DepositPanelView } from './DepositPanelView';
import { useDepositPanel } from './useDepositPanel';

export interface DepositPanelProps {
  asset: AssetSymbol;
}

const OfTrader = ({ asset, userId }: DepositPanelProps & { userId: string }) => (
  <DepositPanelView asset={asset} {...useDepositPanel(asset, userId)} />
);

/** Where to send a coin, and deposits that are arriving. */
export const DepositPanel = ({ asset }: DepositPanelProps) => {
  const userId = useSession().trader?.uniqueId;
  return userId === undefined ? undefined : <OfTrader key={`${userId} ${asset}`} asset={asset} userId={userId} />;
};
