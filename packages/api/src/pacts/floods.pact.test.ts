import type { PactV3 } from '@pact-foundation/pact';
import type { Result } from '@exchange/domain';
import { it } from 'vitest';
import type { ExchangeClient } from '../client/types';
import { post } from './accounts';
import { calls } from './contract';
import { expectRefused, tooManyCalls } from './refusals';
import { state } from './states/states';

const get = (path: string) => ({ method: 'GET', path, query: { exchange_id: '1' } });

type Call = (client: ExchangeClient) => Promise<Result<unknown>>;

/** Calls that are refused for no other reason. */
const reading: [what: string, request: Parameters<PactV3['withRequest']>[0], call: Call][] = [
  ['the status of the coins', get('/get_currency_stats'), (client) => client.status.currencyStats()],
  ['the status of the pairs', post('/get_pair_status', { exchangeId: '1' }), (client) => client.status.pairStatus()],
  ['incidents', get('/status/incidents'), (client) => client.status.incidents()],
  ['the fees', { method: 'GET', path: '/getfeesdetails', query: { exchangeId: '1' } }, (client) => client.info.fees()],
  ['the prices', post('/pair_price', { exchange_id: '1' }), (client) => client.markets.pairPrices()],
  ['the prices of a day', get('/pair_price/day'), (client) => client.markets.dayPrices()],
  ['the last trades of ETH-USDT', get('/websocket/trade_history_ethusdt'), (client) => client.trading.tapeEthUsdt()],
];

it.each(reading)('%s are refused in a flood of calls [CAL-414] [CAL-229]', (what, request, call) =>
  expectRefused(
    calls
      .given(...state('a flood of calls', {}))
      .uponReceiving(`a request for ${what} in a flood of calls`)
      .withRequest(request),
    tooManyCalls,
    call,
  ),
);
