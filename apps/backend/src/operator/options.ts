import { parseArgs } from 'node:util';

/** What may stand beside the words of a command. */
const known = {
  by: { type: 'string' },
  why: { type: 'string' },
  json: { type: 'boolean' },
  wait: { type: 'string' },
  id: { type: 'string' },
  for: { type: 'string' },
  last: { type: 'string' },
  tag: { type: 'string' },
  submission: { type: 'string' },
  set: { type: 'string' },
  roles: { type: 'string' },
  who: { type: 'string' },
  since: { type: 'string' },
  find: { type: 'string' },
  'dry-run': { type: 'boolean' },
  confirm: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof known;

type Options = Partial<Record<OptionName, string>>;

export interface Typed {
  words: string[];
  options: Options;
}

interface Wrong {
  wrong: string;
}

/** What the same option is called as well. */
const otherSpellings: ReadonlyMap<string, string> = new Map([['reason', 'why']]);

const isKnown = (name: string): name is OptionName => Object.hasOwn(known, name);

/** A figure below zero is a word; which figures a command takes it says itself. */
const isFigure = (word: string): boolean => /^-[\d.]/.test(word);

interface OptionToken {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

/** A value that begins like an option is most likely an option whose neighbour lacks its value. */
const valueOf = ({ name, value, inlineValue }: OptionToken): string | Wrong => {
  if (isKnown(name) && known[name].type === 'boolean')
    return value === undefined ? '' : { wrong: `--${name} doesn't take a value.` };
  const isMissing = value === undefined || value === '' || (inlineValue !== true && value.startsWith('-'));
  return isMissing ? { wrong: `--${name} needs a value.` } : value;
};

const addOption = (options: Options, typed: OptionToken): Wrong | undefined => {
  const token = { ...typed, name: otherSpellings.get(typed.name) ?? typed.name };
  const { name, rawName } = token;
  if (!isKnown(name)) return { wrong: `There is no option ${rawName}.` };
  if (options[name] !== undefined) return { wrong: `--${name} can be given only once.` };
  const value = valueOf(token);
  if (typeof value !== 'string') return value;
  options[name] = value;
  return undefined;
};

export const isJsonWanted = (args: readonly string[]): boolean => args.includes('--json');

export const readTyped = (args: string[]): Typed | Wrong => {
  const { tokens } = parseArgs({
    args,
    options: { ...known, reason: known.why },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const options: Options = {};
  let lastFigure = -1;
  for (const token of tokens) {
    const arg = args[token.index] ?? '';
    if (token.kind === 'positional') words.push(token.value);
    else if (token.kind === 'option' && isFigure(arg)) {
      // Each of its characters was taken for an option.
      if (token.index !== lastFigure) words.push(arg);
      lastFigure = token.index;
    } else if (token.kind === 'option') {
      const wrong = addOption(options, token);
      if (wrong) return wrong;
    }
  }
  return { words, options };
};
