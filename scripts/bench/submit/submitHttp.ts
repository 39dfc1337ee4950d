import type { Bench } from '../bench';
import { rateOver } from '../rate';
import { startTask, withFilledDatabase } from './filledDatabase';
import { requestOf, sendAll, type Call } from './sendAll';
import { withServers } from './servers';

const CALLS = 60_000;
const MEASURED_MS = 3_000;
const AT_A_TIME = 2_000;
const CONNECTIONS = 128;

const callsFor = async (connectionString: string): Promise<Buffer[]> => {
  const worker = startTask<Call[]>('calls', connectionString, String(CALLS));
  const calls = await worker.ask();
  await worker.end();
  return calls.map(requestOf);
};

/** Orders per second, over as many calls as the time allows. */
const rateAt = (url: string, take: (howMany: number) => Buffer[]): Promise<number> =>
  rateOver(MEASURED_MS, async () => {
    const requests = take(AT_A_TIME);
    return { operations: requests.length, tookMs: await sendAll(url, requests, CONNECTIONS) };
  });

export const submitHttp: Bench = {
  name: 'submit-http',
  compares: `\`POST /api/trade/new_order\` as the order form sends it, over ${CONNECTIONS} keep-alive connections, each order durable before its answer, against a bare Fastify that reads the same multipart request and only answers, which sets the upper limit`,
  unit: 'operations/s',
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const calls = await callsFor(connectionString);
      let taken = 0;
      const takeNew = (howMany: number): Buffer[] => {
        const requests = calls.slice(taken, taken + howMany);
        if (requests.length < howMany) throw new Error('There are too few calls for this many runs.');
        taken += howMany;
        return requests;
      };
      return withServers(connectionString, dataDir, (ours, bare) =>
        alternate(
          () => rateAt(ours, takeNew),
          () => rateAt(bare, (howMany) => calls.slice(0, howMany)),
        ),
      );
    }),
};
