import { createExchangeClient, type ExchangeClientOptions } from './client';

type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** A client with a scripted exchange that records requests. Nothing is mocked, only passed in. */
export const recordingClient = (answer: AnswerRequest, options: Partial<ExchangeClientOptions> = {}) => {
  const requests: Request[] = [];
  const client = createExchangeClient({
    apiUrl: 'http://exchange.test/api',
    exchangeId: 'exchange-7',
    token: () => 'token-of-u-1001',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { client, requests };
};
