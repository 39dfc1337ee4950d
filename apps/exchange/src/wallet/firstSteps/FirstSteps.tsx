import { useEffect, useState } from 'react';
import { useWalletAccount } from '#entities/funds/useFundsWithWorth.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import type { WalletCoin } from '../walletCoin';
import { areAllDone, coinToDeposit, firstSteps } from './stepStates';
import { FirstStepsView } from './FirstStepsView';

/** Not removed by logging out: put away means for good, on this device. */
const keyOf = (userId: string) => `firstSteps-${userId}` as const;

interface FirstStepsProps {
  /** Undefined while the wallet loads. */
  coins: readonly WalletCoin[] | undefined;
}

/** Until all are done or the trader hides them: whoever has withdrawn everything later isn't new again. */
export const FirstSteps = ({ coins }: FirstStepsProps) => {
  const { device } = useServices();
  const gate = useWalletAccount()?.gate;
  const { uniqueId = '', isTwoFactorOn: hasTwoFactor = true } = useSession().trader ?? {};
  const key = keyOf(uniqueId);
  const [isOver, setOver] = useState(() => device.read(key) !== undefined);
  const steps = firstSteps({ coins, gate, hasTwoFactor });
  const isDone = steps !== undefined && areAllDone(steps);
  useEffect(() => {
    if (isDone) device.write(key, 'done');
  }, [isDone, device, key]);
  if (steps === undefined || isDone || isOver) return null;
  const onHide = (): void => {
    device.write(key, 'hidden');
    setOver(true);
  };
  return <FirstStepsView steps={steps} coin={coinToDeposit(coins)} onHide={onHide} />;
};
