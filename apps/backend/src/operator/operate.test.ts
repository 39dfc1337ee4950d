import { describe, expect, it } from 'vitest';
import { areaOperatorCommands } from '../areas';
import { operate } from './operate';

/** Nothing here gets as far as a database. */
const type = (...args: string[]) =>
  operate(args, {
    areaCommands: areaOperatorCommands,
    user: 'ada',
    open: () => Promise.reject(new Error('The database was asked.')),
    empty: {
      open: () => Promise.reject(new Error('The database was asked.')),
      now: Date.now,
      tell: () => undefined,
      pathOf: (file) => file,
    },
  });

describe('a mistyped command', () => {
  it.each([
    ['constructor', 'There is no command constructor.'],
    ['account', 'There is no command account.'],
    ['account sessions ada@example.com', 'There is no command account sessions ada@example.com.'],
    ['ledger', 'There is no command ledger.'],
    ['pair XDC-USDT off', 'There is no command pair XDC-USDT off.'],
    ['ledger check all', 'Usage: ledger check'],
    ['account verify', 'Usage: account verify <email>'],
    ['fees XDC-USDT 0.5', 'Usage: fees <PAIR> <buy %> <sell %>'],
    ['deposit credit', 'Usage: deposit credit <deposit> [email] | <email> <coin> <amount>'],
    ['trading halt XDC-USDT now', 'Usage: trading halt [PAIR] [--for 30m]'],
    ['status --id x', "status doesn't take --id."],
    ['switch registration on --for 30m', "switch doesn't take --for."],
    ['backup', 'Usage: backup <file>'],
    ['restore', 'Usage: restore <file>'],
    ['status --confirm', "status doesn't take --confirm."],
    ['log --last 0', '--last takes a number from 1 to 1000.'],
    ['log --wait soon', '--wait takes seconds, from 0 to 3600.'],
    ['trading halt --for 31d', '--for takes a time such as 90s, 30m, 2h or 1d, up to 30 days.'],
    ['trading halt --for 0m', '--for takes a time such as 90s, 30m, 2h or 1d, up to 30 days.'],
    ['trading halt --id one/two', '--id takes 1 to 100 letters, digits, dots, colons, dashes and underscores.'],
    ['status --loud', 'There is no option --loud.'],
  ])('`%s` prints a sentence about it and exits with 1 [OPR-001]', async (line, sentence) => {
    const { exit, lines, json } = await type(...line.split(' '));
    expect([exit, lines[0]]).toEqual([1, sentence]);
    expect(json).toMatchObject({ error: sentence });
  });

  it('shows the commands that begin with the same word [OPR-004]', async () => {
    const { lines } = await type('account', 'moon');
    const shown = lines.filter((line) => line.startsWith('  account')).map((line) => line.trim().split(' <')[0]);
    expect(shown).toContain('account sessions end');
    expect(lines.join('\n')).not.toContain('ledger check');
  });
});

describe('the SQL for two database roles', () => {
  it('is printed without a database: for a new one, or for one whose tables have an owner [OPR-080]', async () => {
    const made = await type('database', 'roles', 'trading');
    expect(made.exit).toBe(0);
    expect(made.lines).toContain(
      `create database "trading" owner "exchange_owner" encoding 'UTF8' template template0;`,
    );
    expect(made.lines.join('\n')).not.toContain('reassign');
    const { lines } = await type('database', 'roles', 'trading', 'old"owner');
    expect(lines).toContain('reassign owned by "old""owner" to "exchange_owner";');
    expect(lines.join('\n')).not.toContain('create database');
  });
});

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('%j names every command and option [OPR-004]', async (args) => {
    const { exit, lines } = await type(...args);
    expect(exit).toBe(0);
    for (const word of [
      'status',
      'deposit credit',
      'ledger correct',
      'trading halt',
      'log',
      'inbox',
      '--why',
      '--wait',
    ])
      expect(lines.join('\n')).toContain(`  ${word} `);
  });

  it('for a command lists its group [OPR-004]', async () => {
    const { json } = await type('trading', 'halt', '--help');
    expect(json).toMatchObject({
      commands: [{ usage: 'trading halt [PAIR] [--for 30m]' }, { usage: 'trading resume [PAIR]' }],
    });
  });
});

describe('a command that changes something', () => {
  it.each([
    'switch registration on',
    'currency XDC deposits off',
    'fees XDC-USDT 1 1',
    'account verify ada@example.com',
    'account unlock ada@example.com',
    'account sessions end ada@example.com',
    'account freeze ada@example.com',
    'account unfreeze ada@example.com',
    'account orders cancel ada@example.com',
    'deposit credit ada@example.com XDC 5',
    'trading halt --for 30m',
    'trading resume XDC-USDT',
  ])('`%s` needs a reason, and says what to type [OPR-003]', async (line) => {
    const { exit, lines } = await type(...line.split(' '));
    expect(exit).toBe(1);
    expect(lines).toEqual([
      `Say why; the reason is kept with the action. Type: npm run operator -- ${line} --why "..."`,
    ]);
  });

  it('says what to type, including quotes [OPR-003]', async () => {
    const { lines } = await type('ledger', 'correct', '5 XDC from custody to ada@example.com');
    expect(lines[0]).toContain('ledger correct "5 XDC from custody to ada@example.com" --why "..."');
  });

  it.each([
    [['--why', ' '], 'A reason is one line of up to 500 printable characters.'],
    [['--why', 'one\ntwo'], 'A reason is one line of up to 500 printable characters.'],
    [['--why', 'Because', '--by', ' '], 'Say who you are with --by NAME, in at most 500 printable characters.'],
  ])('with %j is refused [OPR-003]', async (args, sentence) => {
    expect((await type('switch', 'registration', 'on', ...args)).lines).toEqual([sentence]);
  });
});
