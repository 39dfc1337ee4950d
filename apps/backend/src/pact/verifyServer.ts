import type { ContractDocument } from '../contract/document';
import { verifierArguments, type PactFile, type Places } from './pactFiles';
import { startRelay, type Exchanged, type Guise } from './relay';
import { runProgram } from './runProgram';
import { createSchemaWatch } from './schemaWatch';

export interface ServerPlaces extends Places {
  /** Where its calls are: `http://127.0.0.1:8080/api`. */
  calls: URL;
}

export interface Verdict {
  /** The native verifier's complaints; empty if there are none. */
  complaints: string;
  /** Answers that the schema forbids, each once. */
  faults: string[];
  heard: Exchanged[];
}

/** Runs the native verifier, and holds every answer that it got against openapi.yaml as well. */
export const verifyServer = async (
  document: ContractDocument,
  file: PactFile,
  { calls, ...places }: ServerPlaces,
  guise?: Guise,
): Promise<Verdict> => {
  const heard: Exchanged[] = [];
  const relay = await startRelay(calls, (exchanged) => heard.push(exchanged), guise);
  const basePath = calls.pathname.replace(/\/$/, '');
  try {
    const given = verifierArguments(file, relay.port, basePath, places);
    const { hasSucceeded, output } = await runProgram('pact-verifier', [...given, '--no-colour']);
    const { faultOf, headerFaultOf } = createSchemaWatch(document, basePath);
    const checks = file.tier === 'extensions' ? [faultOf, headerFaultOf] : [faultOf];
    const faults = checks.flatMap((check) => heard.map(check)).filter((fault) => fault !== undefined);
    // Before the failures it lists everything that it did.
    const failures = output.slice(Math.max(0, output.indexOf('Failures:')));
    return { complaints: hasSucceeded ? '' : failures, faults: [...new Set(faults)], heard };
  } finally {
    await relay.close();
  }
};
