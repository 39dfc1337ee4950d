import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusalReasons, serverWording } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { callsOf, readContract, responsesOf } from './contract';

const contract = readContract();
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Code {
  const?: string;
  'x-wording'?: string[];
}

const documentedCodes = (contract.components.schemas['RefusalCode']?.['anyOf'] as Code[]).flatMap(
  ({ const: code, 'x-wording': words = [] }) => (code === undefined ? [] : [[code, words] as const]),
);

/** The words of the answers that a call succeeded, by operation. */
const documentedSuccesses = callsOf(contract).flatMap(({ operation }) =>
  responsesOf(contract, operation).flatMap(({ 'x-wording': words = [] }) =>
    words.map((one) => [operation.operationId, one] as const),
  ),
);

interface Interaction {
  response: {
    body?: { content?: { message?: unknown; code?: unknown } };
    matchingRules?: { body?: Record<string, { matchers: { match: string; regex?: string }[] }> };
  };
}

const interactionsIn = (tier: '' | '-extensions'): Interaction[] =>
  (
    JSON.parse(readFileSync(`${root}/pacts/exchange-web-exchange-api${tier}.json`, 'utf8')) as {
      interactions: Interaction[];
    }
  ).interactions;

const changed = (message: string, words: string): string => message.replace(words, words.replaceAll(/\w/g, 'x'));

const messageOf = ({ response: { body } }: Interaction): string => String(body?.content?.message);

const messageRule = ({ response: { matchingRules } }: Interaction) => matchingRules?.body?.['$.message']?.matchers[0];

/** Whether an interaction takes a message with these words, and none in which they are others. */
const pins =
  (words: string) =>
  (interaction: Interaction): boolean => {
    const { match, regex = '' } = messageRule(interaction) ?? {};
    const message = messageOf(interaction);
    return match === 'regex' && message.includes(words) && !new RegExp(`^(?:${regex})$`).test(changed(message, words));
  };

/** Without a rule, only the very value is taken. */
const pinsCode =
  (code: string) =>
  ({ response: { body, matchingRules } }: Interaction): boolean =>
    body?.content?.code === code && matchingRules?.body?.['$.code'] === undefined;

const sources = ['packages/domain/src', 'packages/machines/src', 'packages/api/src/http', 'apps/exchange/src'].flatMap(
  (folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(\.test|\.stories|\.gen)\.|testing\//.test(name))
      .map((name) => readFileSync(`${root}/${folder}/${name}`, 'utf8'))
      .filter((source) => /refusalReason/i.test(source)),
);

/** The codes that the front end compares with. */
const decidingCodes = Object.keys(refusalReasons).filter((code) =>
  sources.some((source) => source.includes(`'${code}'`)),
);

describe('what the front end decides by', () => {
  it('are the codes of the contract, each with the same words, in the same order [CAL-382]', () => {
    expect(Object.entries(refusalReasons)).toEqual(documentedCodes);
  });

  it('are the words beside the answers of the contract [CAL-382]', () => {
    expect(Object.fromEntries(documentedSuccesses)).toEqual({
      login: serverWording.twoFactorWanted,
      verifyAccount: serverWording.accountVerified,
      confirmLoginActivity: serverWording.loginActivityVerified,
      disableTfaByLink: serverWording.twoFactorDisabled,
      verifyTfaOtp: serverWording.codeVerified,
      checkSession: serverWording.sessionKept,
      switchTfa: serverWording.twoFactorOff,
    });
  });

  it.each([...documentedCodes.flatMap(([, words]) => words), ...documentedSuccesses.map(([, words]) => words)])(
    'has the words %j, which a pact without extensions takes and no others in their place [CAL-383]',
    (words) => {
      expect(interactionsIn('').filter(pins(words))).not.toEqual([]);
    },
  );

  it('has these codes, each of which a pact takes and no other [CAL-383]', () => {
    expect(decidingCodes).toEqual(expect.arrayContaining(['session_ended', 'email_not_verified']));
    const interactions = interactionsIn('-extensions');
    expect(decidingCodes.filter((code) => !interactions.some(pinsCode(code)))).toEqual([]);
  });
});
