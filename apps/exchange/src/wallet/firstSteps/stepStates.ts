import {
  depositClosedText,
  isPositive,
  isTwoFactorOn,
  readKycStatus,
  type WithdrawalGateFacts,
} from '@exchange/domain';
import { isOwned, type WalletCoin } from '../walletCoin';

export type StepName = 'fund' | 'twoFactor' | 'verify';

/** `unknown` until the wallet has loaded; `checking` while the exchange reviews the documents. */
export type StepState = 'unknown' | 'open' | 'checking' | 'done';

export type FirstSteps = Readonly<Record<StepName, StepState>>;

export interface StepFacts {
  /** Undefined while the wallet loads. */
  coins: readonly WalletCoin[] | undefined;
  /** Undefined if the server doesn't send it: then the steps can't be told. */
  gate: WithdrawalGateFacts | undefined;
  /** What the session says, which is known before the wallet has loaded. */
  hasTwoFactor: boolean;
}

const doneIf = (isDone: boolean): StepState => (isDone ? 'done' : 'open');

const verifyState = (documentStatus: unknown): StepState => {
  const status = readKycStatus(documentStatus);
  return status === 'Submitted' ? 'checking' : doneIf(status === 'Approved');
};

const isFunded = (coin: WalletCoin): boolean => isOwned(coin) || isPositive(coin.unconfirmed ?? '0');

export const areAllDone = (steps: FirstSteps): boolean => Object.values(steps).every((state) => state === 'done');

/**
 * What a new trader still has to do; undefined if nothing can be told, or if the exchange takes no deposits. Without
 * two-factor one step is certainly open, so the steps have their place before the wallet has loaded.
 */
export const firstSteps = ({ coins, gate, hasTwoFactor }: StepFacts): FirstSteps | undefined => {
  if (coins === undefined) return hasTwoFactor ? undefined : { fund: 'unknown', twoFactor: 'open', verify: 'unknown' };
  if (gate === undefined || coins.some((coin) => coin.isNothingOpen === true || coin.isWindingDown === true))
    return undefined;
  return {
    fund: doneIf(coins.some((coin) => isFunded(coin))),
    twoFactor: doneIf(isTwoFactorOn(gate.tfaStatus)),
    verify: verifyState(gate.documentStatus),
  };
};

/** The coin to begin with: XDC, or the first that isn't in maintenance. */
export const coinToDeposit = (coins: readonly WalletCoin[] = []): string | undefined => {
  const open = coins.filter((coin) => depositClosedText(coin) === undefined);
  return (open.find(({ symbol }) => symbol === 'XDC') ?? open[0])?.symbol;
};
