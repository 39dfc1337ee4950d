import { refusalTexts } from '../shared/refusals';
import {
  addressBookFullText,
  addressSavedText,
  mostSavedAddresses,
  needsDestinationTag,
  readAssetSymbol,
  successTexts,
} from '@exchange/domain';
import { refuse, type TraderHandlers } from '../../../contract/handlers';
import type { Database } from '../../../db/client';
import { createAddressBookStore } from './addressBookStore';
import type { BookEntry } from './bookEntry';

const notListed = refuse(404, refusalTexts.notListed, 'currency');
const noSuchAddress = refuse(404, refusalTexts.noSuchAddress, 'id');

const toItem = ({ id, asset, label, address, destinationTag }: BookEntry) => ({
  id,
  currency: asset,
  label,
  address,
  destinationTag,
});

/** Saved withdrawal addresses. Each withdrawal checks its address again. */
export const addressBookTraderHandlers = ({ db }: { db: Database }): TraderHandlers => {
  const store = createAddressBookStore(db);
  return {
    withdrawalAddresses: async ({ trader: { uniqueId }, parameters: { currency } }) => {
      const asset = readAssetSymbol(currency ?? '');
      if (currency !== undefined && !asset) return notListed;
      return { data: (await store.of(uniqueId, asset)).map(toItem) };
    },
    saveWithdrawalAddress: async ({ trader: { uniqueId }, body }) => {
      const asset = readAssetSymbol(body.currency);
      if (!asset) return notListed;
      const { entry, refused } = await store.save(uniqueId, {
        id: body.id,
        asset,
        label: body.label.trim(),
        address: body.toAddress,
        destinationTag: needsDestinationTag(asset) ? (body.destinationTag ?? null) : null,
      });
      if (entry) return { statusCode: 200, message: successTexts.wallet.addressSaved, data: toItem(entry) };
      switch (refused.kind) {
        case 'unknown':
          return noSuchAddress;
        case 'saved before':
          return refuse(409, addressSavedText(refused.label), 'toAddress');
        case 'full':
          return refuse(409, addressBookFullText(mostSavedAddresses, asset), 'currency');
      }
    },
    removeWithdrawalAddress: async ({ trader: { uniqueId }, body: { id } }) => {
      await store.remove(uniqueId, id);
      return { statusCode: 200, message: successTexts.wallet.addressRemoved };
    },
  };
};
