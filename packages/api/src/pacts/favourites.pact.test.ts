import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import { id, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, postAs, token } from './sessions';
import { state } from './states/states';
import { aPair, pairId, xdcUsdt } from './trading';

const { eachLike } = MatchersV3;

const user_id = ada.uniqueId;
const favourite = state('a favourite pair', { email, pair: 'XDC-USDT' });

describe('favourite pairs', () => {
  const path = '/user/list_fav_pair';

  it('come by their ids [CAL-029] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...favourite)
        .uponReceiving('a request for the favourite pairs')
        .withRequest(postAs(path, {}))
        .willRespondWith({ status: 200, body: { data: eachLike({ pairId: id(xdcUsdt.pairId) }) } }),
      async (client) => {
        const { data } = await client.markets.favouritePairs({ user_id });
        expect(data?.data).toEqual([{ pairId: '5' }]);
      },
    ));

  it('are none at first [CAL-029] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the favourite pairs where there are none')
        .withRequest(postAs(path, {}))
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        const { data } = await client.markets.favouritePairs({ user_id });
        expect(data?.data).toEqual([]);
      },
    ));

  it('are shown to nobody else [CAL-029] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the favourite pairs after the session')
        .withRequest(postAs(path, { user_id }, endedToken)),
      loggedOut,
      (client) => client.markets.favouritePairs({ user_id }),
    ));
});

/** The state in which the pair is, or isn't, one of the trader's favourites. */
const before = (isFavourite: boolean) => {
  const asked = asTrader().given(...aPair);
  return isFavourite ? asked.given(...favourite) : asked;
};

describe.each([
  { call: 'addFavouritePair', path: '/user/add_fav_pair', change: 'adding', makesFavourite: true, code: '[CAL-030]' },
  {
    call: 'removeFavouritePair',
    path: '/user/remove_fav_pair',
    change: 'removing',
    makesFavourite: false,
    code: '[CAL-031]',
  },
] as const)('$change a favourite pair $code', ({ call, path, change, makesFavourite }) => {
  const given = { user_id, pair_id: xdcUsdt.pairId };
  const requestWith = (pair_id: Asked) => postAs(path, { pair_id });
  const known = pairId(xdcUsdt.pairId);

  it.each([
    ['succeeds', '', !makesFavourite],
    ['succeeds where nothing is to be changed', ' where nothing is to be changed', makesFavourite],
  ])('%s [CAL-222] [CAL-321]', (_, where, isFavourite) =>
    playAs(
      token,
      before(isFavourite)
        .uponReceiving(`the ${change} of a favourite pair${where}`)
        .withRequest(requestWith(known))
        .willRespondWith({ status: 200, body: { status: 200 } }),
      async (client) => {
        const { data } = await client.markets[call](given);
        expect(data?.status).toBe(200);
      },
    ),
  );

  it('is refused for a pair that is not there [CAL-222] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving(`the ${change} of a favourite pair that is not there`)
        .withRequest(requestWith('no-such-pair')),
      { status: 404, message: "This pair doesn't exist.", field: 'pair_id' },
      (client) => client.markets[call]({ user_id, pair_id: 'no-such-pair' }),
      'status',
    ));

  it('is refused after the session [CAL-203] [CAL-222] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .given(...aPair)
        .uponReceiving(`the ${change} of a favourite pair after the session`)
        .withRequest(postAs(path, { user_id, pair_id: known }, endedToken)),
      loggedOut,
      (client) => client.markets[call](given),
      'status',
    ));
});
