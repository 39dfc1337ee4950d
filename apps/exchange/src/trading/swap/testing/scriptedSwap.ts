import { subtract } from '@exchange/domain';
import { createScriptedFeed } from '../../../app/testing/scriptedFeed';
import { servicesFor } from '../../../app/testing/servicesFor';

/** What becomes of a swap: done, refused, done without an answer, or done with an answer, or with none, that takes its time. */
export type SwapAnswer = 'swapped' | 'status 0' | 'lost' | 'later' | 'lost later';

/** Stands for an exchange with a trader who has 6000 XDCE. */
export const createScriptedSwap = () => {
  const { feed } = createScriptedFeed();
  const heard: string[] = [];
  let balance = '6000';
  let answer: SwapAnswer = 'swapped';
  let answerNow = (): void => undefined;

  const swap = (fields: URLSearchParams): Response | Promise<Response> => {
    const amount = fields.get('swap_amount') ?? '0';
    if (answer === 'status 0') return Response.json({ status: 0, message: 'Insufficient Fund' });
    balance = subtract(balance, amount);
    if (answer === 'lost') throw new TypeError('fetch failed');
    if (answer === 'lost later')
      return new Promise((_, reject) => (answerNow = () => reject(new TypeError('fetch failed'))));
    const done = Response.json({ status: 200, message: `${amount} XDCE swapped to XDC.` });
    return answer === 'later' ? new Promise((resolve) => (answerNow = () => resolve(done))) : done;
  };

  const answers: Record<string, (fields: URLSearchParams) => Response | Promise<Response>> = {
    '/swap': swap,
    '/user/get_balance': () => Response.json({ data: [{ symbol: 'XDCE', balance }] }),
    '/getfeesdetails': () => Response.json({ data: [] }),
  };
  const notBuilt = () =>
    Response.json({ statusCode: 501, message: 'This call is not available yet.' }, { status: 501 });

  const fetch: typeof globalThis.fetch = async (given) => {
    const request = new Request(given);
    const path = new URL(request.url).pathname.replace('/api', '');
    const fields = new URLSearchParams(await request.text());
    if (path === '/swap') heard.push(`${fields.get('currency') ?? ''} ${fields.get('swap_amount') ?? ''}`);
    return (answers[path] ?? notBuilt)(fields);
  };

  const services = servicesFor({ fetch, feed, stored: { jwt: 'token-1', userData: 'u-1001', email: 'a@example.com' } });
  services.session.start();
  return {
    services,
    /** Those that were sent: the coin and how much of it. */
    swaps: () => heard,
    answerNow: () => answerNow(),
    answerSwaps: (next: SwapAnswer) => {
      answer = next;
    },
  };
};
