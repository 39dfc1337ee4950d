import { counted } from '@exchange/domain';
import { pairRows } from '../reference/referenceData';
import { program } from './words';

interface Standing {
  switches: Partial<Record<string, boolean>>;
  pairs: readonly { name: string; isTradingOpen: boolean }[];
  currencies: readonly { isDepositOpen: boolean; isWithdrawalOpen: boolean }[];
}

/** The perpetual contracts are closed from the beginning, and no command opens them. */
const canOpen = new Set<string>(pairRows.filter(({ isTradingOpen }) => isTradingOpen).map(({ name }) => name));

const closedServices = ({ registration, staking, withdrawOnly }: Standing['switches']): string | undefined => {
  if (withdrawOnly === true) return 'Only withdrawals are open. To end this, and open registration and staking:';
  if (registration === true) return staking === true ? undefined : 'Staking is closed. To open it:';
  return staking === true
    ? 'Registration is closed. To open it:'
    : 'Registration and staking are closed. To open them:';
};

const closedOnes = ({ pairs, currencies }: Standing): string => {
  const closedPairs = pairs.filter(({ name, isTradingOpen }) => canOpen.has(name) && !isTradingOpen).length;
  const closedCoins = currencies.filter((coin) => !coin.isDepositOpen || !coin.isWithdrawalOpen).length;
  return [closedPairs > 0 && counted(closedPairs, 'pair'), closedCoins > 0 && counted(closedCoins, 'coin')]
    .filter((part) => part !== false)
    .join(', ');
};

/** What whoever starts the exchange finds closed, each with the command for it. */
export const openingLines = (standing: Standing): string[] => {
  const services = closedServices(standing.switches);
  const ones = closedOnes(standing);
  return [
    ...(services === undefined ? [] : [services, `  ${program} open --why "..."`]),
    ...(standing.switches['trading'] === false
      ? ['All trading is halted. To resume it:', `  ${program} trading resume --why "..."`]
      : []),
    ...(ones === '' ? [] : [`Closed by an operator: ${ones}. To see which:`, `  ${program} status`]),
  ];
};
