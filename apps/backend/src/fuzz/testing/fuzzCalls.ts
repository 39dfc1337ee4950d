import * as fc from 'fast-check';
import type { ContractDocument } from '../../contract/document';
import { curlOf } from './curl';
import { fuzzedCall, type Caller, type FuzzedCall, type Ids } from './fuzzedCall';
import { createJudge } from './judge';
import { bytesOf, exchangeBytes } from './wire';

export interface FuzzedServer {
  url: string;
  ids: Ids;
  tokensOf: (caller: Caller) => readonly string[];
  /** Before calls that are made at the same time. */
  prepare: () => Promise<void>;
  /** What the server reported since it was last asked. */
  troubles: () => string[];
}

export interface FuzzOptions {
  seed: number;
  wanted: number;
  /** When a call that has no answer counts as one that hangs. */
  patienceMs?: number;
}

export interface Fuzzed {
  /** The first fault, with the smallest calls that show it; empty if there is none. */
  fault: string;
  made: number;
  /** How often each status came, and no answer. */
  statuses: Map<number | string, number>;
}

const atOnce = 24;
/** Longer than the wait of a client that proves no work, beside whatever else the machine does. */
const slowMs = 15_000;

/** Makes calls until one is answered wrongly. */
export const fuzzCalls = async (
  document: ContractDocument,
  { url, ids, tokensOf, prepare, troubles }: FuzzedServer,
  { seed, wanted, patienceMs = 20_000 }: FuzzOptions,
): Promise<Fuzzed> => {
  const { host, port } = new URL(url);
  const judge = createJudge(document);
  const statuses = new Map<number | string, number>();
  let made = 0;

  const make = async (call: FuzzedCall): Promise<string | undefined> => {
    const tokens = tokensOf(call.caller);
    const bytes = bytesOf(call, tokens, host).subarray(0, call.cutAt);
    const told = await exchangeBytes(Number(port), bytes, call.isBroken, patienceMs);
    made += 1;
    const status = typeof told === 'object' ? told.status : told;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const fault = judge(call, told);
    if (fault === undefined) return undefined;
    const said = typeof told === 'object' ? told.body.toString().slice(0, 300) : '';
    return `${fault}\n  ${curlOf(call, tokens, url).slice(0, 3_000)}\n  ${said}`;
  };

  const makeAll = async (calls: readonly FuzzedCall[]): Promise<void> => {
    await prepare();
    const started = performance.now();
    const faults = (await Promise.all(calls.map(make))).filter((fault) => fault !== undefined);
    const took = Math.round(performance.now() - started);
    if (took > slowMs) faults.push(`${calls.length} calls took ${took} ms`);
    if (faults.length > 0) throw new Error([...faults, ...troubles()].join('\n'));
  };

  const batch = fc.asyncProperty(
    fc.array(fuzzedCall(document, ids), { minLength: 1, maxLength: atOnce, size: 'max' }),
    makeAll,
  );
  for (let round = 0; made < wanted; round += 1) {
    const numRuns = Math.ceil((wanted - made) / (atOnce / 2));
    const { failed, errorInstance } = await fc.check(batch, { seed: seed + round, numRuns });
    if (failed) return { fault: String(errorInstance), made, statuses };
  }
  return { fault: '', made, statuses };
};
