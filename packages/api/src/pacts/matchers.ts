import { MatchersV3 } from '@pact-foundation/pact';

const { fromProviderState, regex, string } = MatchersV3;

/** A figure, as decimal text or as a number; the shortest text of a number may have an exponent. */
export const figure = (example: string) => regex('^[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$', example);

/** This very figure, with as many zeros at its end as a backend likes to write. */
export const exactly = (decimal: string) => {
  const zeros = decimal.includes('.') ? '0*' : '(\\.0+)?';
  return regex(`^${decimal.replace('.', '\\.')}${zeros}$`, decimal);
};

/** Text or a whole number. */
export const id = (example: string) => regex('^.+$', example);

/** A moment in UTC, down to the second or finer. */
export const moment = (example: string) =>
  regex('^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$', example);

export const pairName = (example: string) => regex('^[A-Z0-9]{2,12}-[A-Z0-9]{2,12}$', example);

export const symbol = (example: string) => regex('^[A-Z0-9]{2,12}$', example);

/** Exactly this is asked with, unless the state was answered with another value of the name. */
export const fromState = (name: string, example: string, before = '') => ({
  ...fromProviderState(`${before}\${${name}}`, `${before}${example}`),
  'pact:matcher:type': 'equality',
});

/** What a request may be asked with. */
export type Asked = string | ReturnType<typeof fromState>;

/** Words of the server that decide something; more may stand around them. */
export const withWords = (words: string) => regex(words.replaceAll('.', '\\.'), words);

/** How a call names the status that its answer repeats. */
export type StatusName = 'statusCode' | 'status';

/** What the client keeps of a refusal: its status, its words, and the field to blame. */
export const refusal = (status: number, message: string, field?: string, name: StatusName = 'statusCode') => ({
  status,
  body: { [name]: status, message: string(message), ...(field !== undefined && { field }) },
});
