import { callsOf, type ContractDocument } from '../contract/document';
import type { Exchanged } from './relay';
import { createSchemaWatch } from './schemaWatch';

const leavesOut: readonly number[] = [404, 501];

const patienceMs = 10_000;

const ask = async (url: URL, method: string): Promise<Exchanged | undefined> => {
  try {
    const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    const answer = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    return { method, path: url.pathname, asked: Buffer.from(''), status: response.status, headers, answer };
  } catch {
    return undefined;
  }
};

/** Asks for every extension without a token or fields, and says how a server breaks the rule for calls it lacks. */
export const verifyLeftOut = async (document: ContractDocument, calls: URL): Promise<string[]> => {
  const basePath = calls.pathname.replace(/\/$/, '');
  const { faultOf } = createSchemaWatch(document, basePath);

  const faultIn = (exchanged: Exchanged | undefined): string | undefined => {
    if (!exchanged) return "isn't answered";
    const { status, headers } = exchanged;
    if (leavesOut.includes(status)) return undefined;
    if (status >= 500 || !/\bjson\b/.test(headers['content-type'] ?? '')) return `is answered with ${status}`;
    const fault = faultOf(exchanged);
    return fault && `is answered with ${status} (${fault})`;
  };

  const faults: string[] = [];
  for (const { id, method, path, operation } of callsOf(document)) {
    if (operation['x-extension'] !== true) continue;
    const fault = faultIn(await ask(new URL(`${basePath}${path}`, calls), method));
    if (fault !== undefined) faults.push(`${id} ${fault}`);
  }
  return faults;
};
