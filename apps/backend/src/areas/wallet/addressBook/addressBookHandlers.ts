import { needsDestinationTag, readAssetSymbol, successTexts } from '@exchange/domain';
import type { FastifyRequest } from 'fastify';
import { isRefused, refuse, type Trader, type TraderHandlers } from '#contract/handlers';
import type { AccountCore } from '#identity/core';
import { refusals } from '#identity/refusals';
import { placeOf } from '#identity/stores/places';
import { refusalTexts } from '../shared/refusals';
import { addressWaitOf, setAddressWait } from './addressWait';
import { createAddressBookStore } from './addressBookStore';
import { removeEntry, saveEntry } from './bookChanges';
import type { BookEntry } from './bookEntry';

const notListed = refuse(404, refusalTexts.notListed, 'currency');

const toItem = ({ id, asset, label, address, destinationTag, since }: BookEntry) => ({
  id,
  currency: asset,
  label,
  address,
  destinationTag,
  since: since.toISOString(),
});

/** Saved withdrawal addresses. Each withdrawal checks its address again. */
export const addressBookTraderHandlers = (core: AccountCore): TraderHandlers => {
  const callerOf = async ({ uniqueId, session }: Trader, request: FastifyRequest) => {
    const trader = await core.stores.traders.byId(uniqueId);
    return trader ? { trader, session, place: placeOf(request) } : refusals.loggedOut;
  };
  return {
    withdrawalAddresses: async ({ trader: { uniqueId }, parameters: { currency } }) => {
      const asset = readAssetSymbol(currency ?? '');
      if (currency !== undefined && !asset) return notListed;
      const [entries, trader] = await Promise.all([
        createAddressBookStore(core.db).of(uniqueId, asset),
        core.stores.traders.byId(uniqueId),
      ]);
      return {
        data: entries.map(toItem),
        ...(trader && { newAddressWait: addressWaitOf(trader, core.clock()) }),
      };
    },
    saveWithdrawalAddress: async ({ trader, body, request }) => {
      const asset = readAssetSymbol(body.currency);
      if (!asset) return notListed;
      const caller = await callerOf(trader, request);
      if (isRefused(caller)) return caller;
      const saved = await saveEntry(
        core,
        { ...caller, code: body.tfa },
        {
          id: body.id,
          asset,
          label: body.label.trim(),
          address: body.toAddress,
          destinationTag: needsDestinationTag(asset) ? (body.destinationTag ?? null) : null,
        },
      );
      if (isRefused(saved)) return saved;
      return { statusCode: 200, message: successTexts.wallet.addressSaved, data: toItem(saved) };
    },
    removeWithdrawalAddress: async ({ trader, body: { id, tfa }, request }) => {
      const caller = await callerOf(trader, request);
      if (isRefused(caller)) return caller;
      const refused = await removeEntry(core, { ...caller, code: tfa }, id);
      return refused ?? { statusCode: 200, message: successTexts.wallet.addressRemoved };
    },
    setNewAddressWait: async ({ trader, body: { wait, tfa }, request }) => {
      const caller = await callerOf(trader, request);
      if (isRefused(caller)) return caller;
      const set = await setAddressWait(core, { ...caller, code: tfa }, wait === 'on');
      return isRefused(set) ? set : { statusCode: 200, message: successTexts.wallet.addressWaitSet, data: set };
    },
  };
};
