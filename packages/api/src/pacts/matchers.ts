import { MatchersV3 } from '@pact-foundation/pact';

const { regex, string } = MatchersV3;

/** A figure, as decimal text or as a number; the shortest text of a number may have an exponent. */
export const figure = (example: string) => regex('^[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$', example);

/** This very figure, with as many zeros at its end as a backend likes to write. */
export const exactly = (decimal: string) => {
  const zeros = decimal.includes('.') ? '0*' : '(\\.0+)?';
  return regex(`^${decimal.replace('.', '\\.')}${zeros}$`, decimal);
};

/** Text or a whole number. */
export const id = (example: string) => regex('^.+$', example);

export const pairName = (example: string) => regex('^[A-Z0-9]{2,12}-[A-Z0-9]{2,12}$', example);

export const symbol = (example: string) => regex('^[A-Z0-9]{2,12}$', example);

/** What the client keeps of a refusal: its status, its words, and the field to blame. */
export const refusal = (statusCode: number, message: string, field: string) => ({
  status: statusCode,
  body: { statusCode, message: string(message), field },
});
