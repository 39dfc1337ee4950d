import { buffer } from 'node:stream/consumers';
import type { Exchanged } from './relay';
import { serveHere, type Served } from './serveHere';

/** Answers a verifier a second time as it was answered before, in the same order. */
export const startReplay = (heard: readonly Exchanged[]): Promise<Served> => {
  let next = 0;
  return serveHere(async (request, response) => {
    await buffer(request);
    const before = heard[next];
    next += 1;
    if (!before || before.path !== request.url)
      throw new Error(`${request.url ?? ''} came instead of ${before?.path ?? 'nothing'}.`);
    const { 'content-type': type, 'pact-message-metadata': metadata } = before.headers;
    response.writeHead(before.status, {
      ...(type !== undefined && { 'content-type': type }),
      ...(metadata !== undefined && { 'pact-message-metadata': metadata }),
    });
    response.end(before.answer);
  });
};
