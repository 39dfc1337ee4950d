/** The request never got an answer. Anything else that is thrown is a bug and stays one. */
export class TransportError extends Error {
  constructor(
    readonly code: 'unreachable' | 'timed-out' | 'cancelled',
    cause: unknown,
  ) {
    super(code, { cause });
  }
}

const isBodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

type Fetch = (request: Request) => Promise<Response>;

/** The whole answer has to be there in time: a body that stops half way counts as none. */
export const fetchWithin =
  (milliseconds: number, fetch: Fetch): Fetch =>
  async (request) => {
    const deadline = AbortSignal.timeout(milliseconds);
    try {
      const response = await fetch(new Request(request, { signal: AbortSignal.any([request.signal, deadline]) }));
      // As bytes: an answer may be a picture.
      const body = await response.arrayBuffer();
      return new Response(isBodiless(response.status) ? null : body, response);
    } catch (cause) {
      if (request.signal.aborted) throw new TransportError('cancelled', cause);
      throw new TransportError(deadline.aborted ? 'timed-out' : 'unreachable', cause);
    }
  };
