import { createExchangeClient, type ExchangeClientOptions } from './client';

type AnswerRequest = (request: Request) => Response | Promise<Response>;

/** A client whose exchange answers as told and keeps what it was asked; nothing is mocked, only handed in. */
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
