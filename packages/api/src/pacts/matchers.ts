import { MatchersV3 } from '@pact-foundation/pact';
import { refusalReasons } from '@exchange/domain';

const { fromProviderState, regex, string } = MatchersV3;

/** A decimal number without an exponent, as text or as a JSON number; for figures that no state decides. */
export const figure = (example: string) => regex('^[+-]?\\d+(\\.\\d+)?$', example);

/** Exactly this number, with any trailing zeros. */
export const exactly = (decimal: string) => {
  const zeros = decimal.includes('.') ? '0*' : '(\\.0+)?';
  return regex(`^${decimal.replace('.', '\\.')}${zeros}$`, decimal);
};

/** Text or a whole number. Without brackets, since the verifier compares an object as its JSON text. */
export const id = (example: string) => regex('^[^\\[\\]{}]+$', example);

/** A timestamp in UTC, with seconds or finer. */
export const moment = (example: string) =>
  regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$', example);

export const pairName = (example: string) => regex('^[A-Z0-9]{2,12}-[A-Z0-9]{2,12}$', example);

export const symbol = (example: string) => regex('^[A-Z0-9]{2,12}$', example);

/** Exactly this value, unless the response to the state change replaces it. */
export const fromState = (name: string, example: string, before = '') => ({
  ...fromProviderState(`${before}\${${name}}`, `${before}${example}`),
  'pact:matcher:type': 'equality',
});

/** A value in a request. */
export type Asked = string | ReturnType<typeof fromState>;

/** Wording of the server that the client depends on; other text may surround it. Verifiers match the whole text. */
export const withWords = (words: string, example = words) => regex(`.*${words.replaceAll('.', '\\.')}.*`, example);

const decidingWords: readonly string[] = Object.values(refusalReasons).flat();

/** The message of a refusal, which may have any words unless some of them decide. */
export const refusalMessage = (example: string) => {
  const words = decidingWords.find((one) => example.includes(one));
  return words === undefined ? string(example) : withWords(words, example);
};

/** The name under which a call's response repeats the status; a failed swap says `status` 0, as documented. */
export type StatusName = 'statusCode' | 'status' | 'status 0';

const statusAs = (name: StatusName, status: number) => (name === 'status 0' ? { status: 0 } : { [name]: status });

/** What the client reads of a refusal: its status, message and invalid field. */
export const refusal = (status: number, message: string, field?: string, name: StatusName = 'statusCode') => ({
  status,
  body: { ...statusAs(name, status), message: refusalMessage(message), ...(field !== undefined && { field }) },
});
