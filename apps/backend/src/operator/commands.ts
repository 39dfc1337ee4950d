import type { StatusStore } from '../areas/status/store';
import { switchRows, type SwitchName } from '../reference/referenceData';

export interface Spoken {
  lines: string[];
  isDone: boolean;
}

interface Command {
  usage: string;
  meaning: string;
  run: (words: string[], store: StatusStore) => Promise<Spoken>;
}

const done = (...lines: string[]): Spoken => ({ lines, isDone: true });
const failed = (...lines: string[]): Spoken => ({ lines, isDone: false });

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
    run: async (_, store) => {
      const [switches, pairs, currencies] = await Promise.all([store.switches(), store.pairs(), store.currencies()]);
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
    run: async ([name = '', word], store) => {
      const isOn = readOnOff(word);
      if (!isSwitch(name) || isOn === undefined) return failed(`Usage: switch <${switchNames.join('|')}> <on|off>`);
      await store.setSwitch(name, isOn);
      return done(`${name} is ${onOff(isOn)}.`);
    },
  },
  pair: {
    usage: 'pair <BASE-QUOTE> <on|off>',
    meaning: 'open a pair for trading, or put it under maintenance',
    run: async ([name = '', word], store) => {
      const isOpen = readOnOff(word);
      if (isOpen === undefined) return failed('Usage: pair <BASE-QUOTE> <on|off>');
      if (!(await store.setTrading(name, isOpen))) return failed(`There is no pair ${name}.`);
      return done(`Trading of ${name} is ${onOff(isOpen)}.`);
    },
  },
  currency: {
    usage: 'currency <SYMBOL> <deposits|withdrawals> <on|off>',
    meaning: 'open or close deposits or withdrawals of a coin',
    run: async ([symbol = '', what, word], store) => {
      const isOpen = readOnOff(word);
      if (isOpen === undefined || (what !== 'deposits' && what !== 'withdrawals'))
        return failed('Usage: currency <SYMBOL> <deposits|withdrawals> <on|off>');
      const set = what === 'deposits' ? store.setDeposits : store.setWithdrawals;
      if (!(await set(symbol, isOpen))) return failed(`There is no currency ${symbol}.`);
      return done(`${symbol} ${what} are ${onOff(isOpen)}.`);
    },
  },
};

const help = (): string[] => [
  'npm run operator -- <command>',
  '',
  ...Object.values(commands).map(({ usage, meaning }) => `  ${usage.padEnd(52)} ${meaning}`),
];

/** Runs what an operator typed and says what came of it. */
export const runCommand = async (words: string[], store: StatusStore): Promise<Spoken> => {
  const [name = 'help', ...rest] = words;
  if (name === 'help') return done(...help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command ? command.run(rest, store) : failed(`There is no command ${name}.`, '', ...help());
};
