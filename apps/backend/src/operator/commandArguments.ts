import { isDay } from '@exchange/domain';
import { isReadableLine } from '../exchange/readableLine';
import { usageOf, type Given, type GivenChange, type OperatorCommand } from './command';
import { longestList } from './listing';
import type { OptionName, Typed } from './options';
import type { Read } from './reading';
import { program, typeable } from './words';

const everywhere: readonly OptionName[] = ['by', 'why', 'json', 'wait'];

const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

const longestHaltMs = 30 * units.d;

const readWhole = (typed: string, least: number, most: number): number | undefined => {
  const figure = /^\d{1,6}$/.test(typed) ? Number(typed) : NaN;
  return figure >= least && figure <= most ? figure : undefined;
};

const readDuration = (typed: string): number | undefined => {
  const [, figure = '', unit = ''] = /^([1-9]\d{0,3})([smhd])$/.exec(typed) ?? [];
  const ms = Number(figure) * units[unit as keyof typeof units];
  return figure !== '' && ms <= longestHaltMs ? ms : undefined;
};

type Reader = (typed: string) => Partial<Given['options']> | undefined;

/** How the value of an option is read, and what is said where that cannot be done. */
const readers: Partial<Record<OptionName, [Reader, string]>> = {
  wait: [
    (typed) => {
      const seconds = readWhole(typed, 0, 3_600);
      return seconds === undefined ? undefined : { waitMs: seconds * 1_000 };
    },
    '--wait takes seconds, from 0 to 3600.',
  ],
  last: [
    (typed) => {
      const last = readWhole(typed, 1, longestList);
      return last === undefined ? undefined : { last };
    },
    `--last takes a number from 1 to ${String(longestList)}.`,
  ],
  for: [
    (typed) => {
      const forMs = readDuration(typed);
      return forMs === undefined ? undefined : { forMs };
    },
    '--for takes a time such as 90s, 30m, 2h or 1d, up to 30 days.',
  ],
  tag: [
    (typed) => (/^\d{1,10}$/.test(typed) ? { tag: typed } : undefined),
    '--tag takes a destination tag, which is a number.',
  ],
  submission: [
    (typed) => (/^kyc-[a-z0-9]{1,60}$/.test(typed) ? { submission: typed } : undefined),
    '--submission takes the ID that kyc show prints, such as kyc-abcd.',
  ],
  set: [(typed) => ({ set: typed }), ''],
  roles: [(typed) => ({ roles: typed }), ''],
  who: [(typed) => ({ who: typed }), ''],
  find: [(typed) => ({ find: typed }), ''],
  'dry-run': [() => ({ isDryRun: true }), ''],
  since: [
    (typed) => (isDay(typed) ? { since: new Date(typed) } : undefined),
    '--since takes a day such as 2027-01-31, which begins at midnight UTC.',
  ],
  confirm: [() => ({ confirm: true }), ''],
  id: [
    (typed) => (/^[\w.:-]{1,100}$/.test(typed) ? { id: typed } : undefined),
    '--id takes 1 to 100 letters, digits, dots, colons, dashes and underscores.',
  ],
};

const readOptions = ({ name, options: own = [] }: OperatorCommand, typed: Typed['options']): Read<Given['options']> => {
  const read: Given['options'] = {};
  for (const [key, value] of Object.entries(typed)) {
    const option = key as OptionName;
    // Whatever is handed over under an ID can be looked at before.
    const needed = option === 'dry-run' ? 'id' : option;
    if (!everywhere.includes(needed) && !own.includes(needed)) return { wrong: `${name} doesn't take --${option}.` };
    const [reader, wrong] = readers[option] ?? [() => ({}), ''];
    const part = reader(value);
    if (!part) return { wrong };
    Object.assign(read, part);
  }
  return { value: read };
};

/** What the command needs of what was typed. */
export const readGiven = (command: OperatorCommand, words: readonly string[], typed: Typed): Read<Given> => {
  const [least, most] = command.takes;
  if (words.length < least || words.length > most) return { wrong: `Usage: ${usageOf(command)}` };
  const options = readOptions(command, typed.options);
  return options.wrong === undefined ? { value: { words, options: options.value } } : options;
};

const optionWords = (name: string, value: string | undefined): string[] => (value === undefined ? [] : [name, value]);

/** Whoever types it, by the name they give or the system's. */
export const readWho = ({ options: { by = '' } }: Typed, systemUser: string): Read<string> => {
  const value = by === '' ? systemUser : by;
  if (isReadableLine(value)) return { value };
  return { wrong: 'Say who you are with --by NAME, in at most 500 printable characters.' };
};

/** Whatever changes something has somebody who does it and a reason. */
export const readAction = (typed: Typed, systemUser: string, usualWhy?: string): Read<GivenChange['action']> => {
  const { why = usualWhy, for: duration, tag, submission, set, roles, confirm } = typed.options;
  const words = typeable([
    ...typed.words,
    ...optionWords('--for', duration),
    ...optionWords('--tag', tag),
    ...optionWords('--submission', submission),
    ...optionWords('--set', set),
    ...optionWords('--roles', roles),
    ...(confirm === undefined ? [] : ['--confirm']),
  ]);
  const { value: who, wrong } = readWho(typed, systemUser);
  if (wrong !== undefined) return { wrong };
  if (why === undefined)
    return { wrong: `Say why; the reason is kept with the action. Type: ${program} ${words} --why "..."` };
  if (!isReadableLine(why)) return { wrong: 'A reason is one line of up to 500 printable characters.' };
  return { value: { who, why, words } };
};
