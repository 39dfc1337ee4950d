import { fieldTexts } from '../messages/fields';
import type { Rule } from './rule';

/** Every list of leaked passwords begins with these, in some spelling and with something appended. */
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

const known: ReadonlySet<string> = new Set(commonWords);

/** How the letters of a word are usually disguised. */
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

/** What is left once the digits and signs before and after are gone, which is where most people put them. */
const core = (value: string): string => value.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '');

const isKnownWord = (value: string): boolean => known.has(value) || known.has(undisguised(value));

/** `1qaz2wsx`: a walk over the keys or along the digits, with the word cut by them. */
const lettersOf = (value: string): string => value.replaceAll(/[^a-z]/g, '');

/** Passes the documented rule and is guessed within the first few thousand tries all the same. */
export const isCommonPassword = (password: string): boolean => {
  const value = password.toLowerCase();
  return [core(value), core(undisguised(value)), lettersOf(value)].some(isKnownWord);
};

export const uncommon: Rule = (value) => (isCommonPassword(value) ? fieldTexts.commonPassword : undefined);
