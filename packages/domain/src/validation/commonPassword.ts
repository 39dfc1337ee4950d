import { fieldTexts } from '../messages/fields';
import type { Rule } from './rule';

/** Every list of leaked passwords starts with these, in various spellings and with something appended. */
const commonWords = [
  'password',
  'passwort',
  'passcode',
  'pass',
  'passw',
  'qwerty',
  'qwertz',
  'qwertyuiop',
  'azerty',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'zxcv',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  'zaqwsx',
  'qwer',
  'qweasd',
  'welcome',
  'letmein',
  'login',
  'admin',
  'administrator',
  'root',
  'test',
  'testing',
  'changeme',
  'default',
  'secret',
  'iloveyou',
  'monkey',
  'dragon',
  'master',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'superman',
  'batman',
  'shadow',
  'abc',
  'abcd',
  'abcdef',
  'summer',
  'winter',
  'spring',
  'autumn',
  'hello',
  'trustno',
  'bitcoin',
  'crypto',
  'ethereum',
  'exchange',
  'trading',
  'aa',
  'aaa',
  'qw',
] as const;

/** What whoever guesses passwords of this exchange in particular tries first. */
const ownWords = [
  'xdc',
  'xdce',
  'xinfin',
  'xdcexchange',
  'xdcnetwork',
  'xdcswap',
  'wallet',
  'staking',
  'trader',
] as const;

const known: ReadonlySet<string> = new Set<string>([...commonWords, ...ownWords]);

/** The usual substitutes for letters. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const undisguised = (text: string): string => text.replaceAll(/[@431!0$5]/g, (sign) => disguises[sign] ?? sign);

/** What remains without the leading and trailing digits and symbols, which is where most people put them. */
const core = (value: string): string => value.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');

const isKnownWord = (value: string): boolean => known.has(value) || known.has(undisguised(value));

/** For walks across the keyboard or digits such as `1qaz2wsx`, which interrupt the word. */
const lettersOf = (value: string): string => value.replaceAll(/[^a-z]/g, '');

/** Whether a password passes the documented rule but would be guessed within the first few thousand attempts. */
export const isCommonPassword = (password: string): boolean => {
  const value = password.toLowerCase();
  return [core(value), core(undisguised(value)), lettersOf(value)].some(isKnownWord);
};

export const uncommon: Rule = (value) => (isCommonPassword(value) ? fieldTexts.commonPassword : undefined);
