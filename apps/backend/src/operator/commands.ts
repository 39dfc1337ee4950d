import type { StatusStore } from '../areas/status/store';
import type { LedgerReport } from '../ledger/ledgerCheck';
import { switchRows, type SwitchName } from '../reference/referenceData';
import { accountUsage, runAccountCommand } from './accountCommands';
import { feesUsage, ledgerUsage, runFeesCommand, runLedgerCommand } from './ledgerCommands';
import type { OperatorAccounts } from './operatorAccounts';
import { done, failed, type Spoken } from './spoken';

/** What an operator works on. */
export interface Operated {
  status: StatusStore;
  accounts: OperatorAccounts;
  checkLedger: () => Promise<LedgerReport>;
}

interface Command {
  usage: string;
  meaning: string;
  run: (words: string[], operated: Operated) => Promise<Spoken>;
}

const readOnOff = (word: string | undefined): boolean | undefined => {
  if (word === 'on') return true;
  return word === 'off' ? false : undefined;
};

const switchNames: readonly string[] = switchRows.map(({ name }) => name);
const isSwitch = (name: string): name is SwitchName => switchNames.includes(name);

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

const commands: Record<string, Command> = {
  status: {
    usage: 'status',
    meaning: 'what is open and what is closed',
    run: async (_, { status }) => {
      const [switches, pairs, currencies] = await Promise.all([status.switches(), status.pairs(), status.currencies()]);
      return done(
        ...Object.entries(switches).map(([name, isOn]) => `switch    ${name.padEnd(15)} ${onOff(isOn === true)}`),
        ...pairs.map(({ name, isTradingOpen }) => `pair      ${name.padEnd(15)} ${onOff(isTradingOpen)}`),
        ...currencies.map(
          ({ symbol, isDepositOpen, isWithdrawalOpen }) =>
            `currency  ${symbol.padEnd(15)} deposits ${onOff(isDepositOpen)}, withdrawals ${onOff(isWithdrawalOpen)}`,
        ),
      );
    },
  },
  switch: {
    usage: `switch <${switchNames.join('|')}> <on|off>`,
    meaning: 'open or close registration and staking, show or hide the closure notice',
    run: async ([name = '', word], { status }) => {
      const isOn = readOnOff(word);
      if (!isSwitch(name) || isOn === undefined) return failed(`Usage: switch <${switchNames.join('|')}> <on|off>`);
      await status.setSwitch(name, isOn);
      return done(`${name} is ${onOff(isOn)}.`);
    },
  },
  pair: {
    usage: 'pair <BASE-QUOTE> <on|off>',
    meaning: 'open a pair for trading, or put it under maintenance',
    run: async ([name = '', word], { status }) => {
      const isOpen = readOnOff(word);
      if (isOpen === undefined) return failed('Usage: pair <BASE-QUOTE> <on|off>');
      if (!(await status.setTrading(name, isOpen))) return failed(`There is no pair ${name}.`);
      return done(`Trading of ${name} is ${onOff(isOpen)}.`);
    },
  },
  currency: {
    usage: 'currency <SYMBOL> <deposits|withdrawals> <on|off>',
    meaning: 'open or close deposits or withdrawals of a coin',
    run: async ([symbol = '', what, word], { status }) => {
      const isOpen = readOnOff(word);
      if (isOpen === undefined || (what !== 'deposits' && what !== 'withdrawals'))
        return failed('Usage: currency <SYMBOL> <deposits|withdrawals> <on|off>');
      const set = what === 'deposits' ? status.setDeposits : status.setWithdrawals;
      if (!(await set(symbol, isOpen))) return failed(`There is no currency ${symbol}.`);
      return done(`${symbol} ${what} are ${onOff(isOpen)}.`);
    },
  },
  fees: {
    usage: feesUsage,
    meaning: 'set what new orders of a pair pay, in percent of what they receive',
    run: (words, { status }) => runFeesCommand(words, status),
  },
  ledger: {
    usage: ledgerUsage,
    meaning: 'prove that all money is accounted for; the exchange may trade meanwhile',
    run: (words, { checkLedger }) => runLedgerCommand(words, checkLedger),
  },
  account: {
    usage: accountUsage,
    meaning: 'verify an address, let in who has to wait, log somebody out everywhere',
    run: (words, { accounts }) => runAccountCommand(words, accounts),
  },
};

const help = (): string[] => [
  'npm run operator -- <command>',
  '',
  ...Object.values(commands).map(({ usage, meaning }) => `  ${usage.padEnd(52)} ${meaning}`),
];

/** Runs what an operator typed and says what came of it. */
export const runCommand = async (words: string[], operated: Operated): Promise<Spoken> => {
  const [name = 'help', ...rest] = words;
  if (name === 'help') return done(...help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command.run(rest, operated) : failed(`There is no command ${name}.`, '', ...help());
};
