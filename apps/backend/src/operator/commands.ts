import { accountCommands } from './accounts';
import { done, type Answer } from './answer';
import { chainCommands } from './chain';
import { usageOf, type OperatorCommand } from './command';
import { depositCommands } from './deposits';
import { holdCommands } from './holds';
import { inboxCommands } from './inbox';
import { kycCommands } from './kyc';
import { ledgerCommands } from './ledger';
import { logCommands } from './log';
import { referralCommands } from './referrals';
import { requestCommands } from './requests';
import { settingCommands } from './settings';
import { stakingCommands } from './staking';
import { statusCommands } from './status';
import { swapCommands } from './swaps';
import { tradingCommands } from './trading';
import { windDownCommands } from './windDown';
import { withdrawalCommands } from './withdrawals';
import { program } from './words';

const commands: readonly OperatorCommand[] = [
  ...statusCommands,
  ...tradingCommands,
  ...depositCommands,
  ...withdrawalCommands,
  ...chainCommands,
  ...ledgerCommands,
  ...accountCommands,
  ...holdCommands,
  ...kycCommands,
  ...referralCommands,
  ...requestCommands,
  ...swapCommands,
  ...stakingCommands,
  ...settingCommands,
  ...windDownCommands,
  ...logCommands,
  ...inboxCommands,
];

/** Whose words stand first among those that were typed, and what follows them. */
export const findCommand = (
  words: readonly string[],
): { command: OperatorCommand; rest: readonly string[] } | undefined => {
  for (const command of commands) {
    const { length } = command.name.split(' ');
    if (words.slice(0, length).join(' ') === command.name) return { command, rest: words.slice(length) };
  }
  return undefined;
};

const optionLines = [
  '  --why "..."      the reason; required for every change, and kept with it; --reason is an alias',
  '  --by NAME        who is doing it; defaults to OPERATOR in the environment, then the system user',
  '  --json           print one JSON document',
  '  --wait SECONDS   how long to wait for the exchange; 30 by default',
  '  --id ID          an ID for the command; with the same ID it is run only once, however often you repeat it',
];

const overview = (some: readonly OperatorCommand[]): string[] =>
  some.map((command) => `  ${usageOf(command).padEnd(62)} ${command.meaning}`);

/** Of the commands that begin with the same word; all where there is none. */
const groupOf = (words: readonly string[]): readonly OperatorCommand[] => {
  const group = commands.filter(({ name }) => name.split(' ')[0] === words[0]);
  return group.length > 0 ? group : commands;
};

export const helpLines = (words: readonly string[]): string[] => [
  `${program} <command> [options]`,
  '',
  ...overview(groupOf(words)),
  '',
  ...optionLines,
];

export const help = (words: readonly string[]): Answer =>
  done(helpLines(words), {
    commands: groupOf(words).map((command) => ({ usage: usageOf(command), meaning: command.meaning })),
  });
