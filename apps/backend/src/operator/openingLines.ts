import { counted } from '@exchange/domain';
import { pairRows } from '../reference/referenceData';
import { program } from './words';

interface Standing {
  /** No chain is behind the exchange. */
  lacksCustody: boolean;
  switches: Partial<Record<string, boolean>>;
  pairs: readonly { name: string; isTradingOpen: boolean }[];
  currencies: readonly { isDepositOpen: boolean; isWithdrawalOpen: boolean }[];
  /** A restored copy that nobody has confirmed. */
  isCopyHeld: boolean;
}

/** The perpetual contracts are closed from the beginning, and no command opens them. */
const canOpen = new Set<string>(pairRows.filter(({ isTradingOpen }) => isTradingOpen).map(({ name }) => name));

const closedServices = ({ switches, lacksCustody }: Standing): string | undefined => {
  const { registration, staking, withdrawOnly } = switches;
  if (withdrawOnly === true)
    return `${lacksCustody ? 'Nothing is' : 'Only withdrawals are'} open. To end this, and open registration and staking:`;
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

export const noCustodyLine =
  'No custody is connected: deposits and withdrawals of all coins are closed, and no command opens them.';
const copyIsHeld =
  'This is a restored copy: emails, deposits, withdrawals and due work wait. Once the original is stopped for good:';

/** What whoever starts the exchange finds closed, each with the command for it. */
export const openingLines = (standing: Standing): string[] => {
  const services = closedServices(standing);
  const ones = closedOnes(standing);
  return [
    ...(standing.lacksCustody ? [noCustodyLine] : []),
    ...(standing.isCopyHeld ? [copyIsHeld, `  ${program} restored --confirm --why "..."`] : []),
    ...(services === undefined ? [] : [services, `  ${program} open --why "..."`]),
    ...(standing.switches['trading'] === false
      ? ['All trading is halted. To resume it:', `  ${program} trading resume --why "..."`]
      : []),
    ...(ones === '' ? [] : [`Closed by an operator: ${ones}. To see which:`, `  ${program} status`]),
  ];
};
