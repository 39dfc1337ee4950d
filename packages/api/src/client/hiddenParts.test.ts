import type { Result } from '@exchange/domain';
import { expect, it } from 'vitest';
import { operations } from '../testing/allOperations';
import { recordingClient } from './recordingClient';
import type { OperationId } from './types';

const ids = Object.keys(operations) as OperationId[];

/** What the application hides if the server doesn't have the call. */
const hideable = ids.filter((id) => 'isExtension' in operations[id]);

const asJson = (status: number) => Response.json({ statusCode: status, message: 'No.' }, { status });
const asPage = (status: number) => new Response('<h1>No</h1>', { status });
const asNothing = (status: number) => new Response(null, { status });

/** The application hides what is `not-built`. Everything else is an error that can be retried. */
const takenAs: readonly [status: number, answer: (status: number) => Response, code: string][] = [
  [404, asJson, 'not-built'],
  [404, asPage, 'not-built'],
  [404, asNothing, 'not-built'],
  [501, asJson, 'not-built'],
  [501, asPage, 'not-built'],
  [501, asNothing, 'not-built'],
  ...[500, 502, 503, 504].flatMap((status): typeof takenAs => [
    [status, asJson, 'refused'],
    [status, asPage, 'unexpected'],
    [status, asNothing, 'unexpected'],
  ]),
];

type AnyCall = (input: object) => Promise<Result<unknown>>;

const resultOf = (id: OperationId, answer: Response): Promise<Result<unknown>> => {
  const areas: Record<string, Record<string, unknown>> = { ...recordingClient(() => answer).client };
  const call = areas[operations[id].area]?.[id] as AnyCall;
  return call({});
};

it.each(hideable)(
  '%s is hidden after 404 and 501, and an error to retry after every other 5xx [CAL-510]',
  async (id) => {
    const taken = await Promise.all(
      takenAs.map(async ([status, answer]) => [status, (await resultOf(id, answer(status))).error?.code]),
    );
    expect(taken).toEqual(takenAs.map(([status, , code]) => [status, code]));
  },
);
