/** The request got no response. Anything else that is thrown is a bug and stays one. */
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

/** Sends a request and reports, as a fraction from 0 to 1, how much of its body has been sent. */
export type Upload = (request: Request, onProgress: (fraction: number) => void) => Promise<Response>;

const answerBefore = async (deadline: AbortSignal, request: Request, fetch: Fetch): Promise<Response> => {
  try {
    const response = await fetch(new Request(request, { signal: AbortSignal.any([request.signal, deadline]) }));
    // Read as bytes, since a response may be a picture.
    const body = await response.arrayBuffer();
    return new Response(isBodiless(response.status) ? null : body, response);
  } catch (cause) {
    if (request.signal.aborted) throw new TransportError('cancelled', cause);
    throw new TransportError(deadline.aborted ? 'timed-out' : 'unreachable', cause);
  }
};

/** The whole response must arrive in time: a body that stops half way counts as no response. */
export const fetchWithin =
  (milliseconds: number, fetch: Fetch): Fetch =>
  (request) =>
    answerBefore(AbortSignal.timeout(milliseconds), request, fetch);

/** A slow line may take as long as it needs while data is still being sent: any progress restarts the timer. */
export const uploadWithin =
  (milliseconds: number, upload: Upload): Upload =>
  async (request, onProgress) => {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), milliseconds);
    };
    wait();
    try {
      return await answerBefore(silence.signal, request, (sent) =>
        upload(sent, (fraction) => {
          wait();
          onProgress(fraction);
        }),
      );
    } finally {
      clearTimeout(timer);
    }
  };
