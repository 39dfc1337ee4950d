import type { TraderHandlers } from '../../contract/handlers';
import { addressBookTraderHandlers } from './addressBook/addressBookHandlers';
import { addressTraderHandlers, type AddressOptions } from './addressHandlers';
import { createAddressStore } from './shared/depositAddresses';
import { fundTraderHandlers } from './fundHandlers';
import type { Custody } from '../../custody/custody';
import { withdrawalTraderHandlers, type WithdrawalOptions } from './withdrawals/withdrawalHandlers';

interface WalletOptions extends WithdrawalOptions, Pick<AddressOptions, 'status'> {
  custody: Pick<Custody, 'addressFor' | 'isSimulated'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Addresses, deposits, balances and withdrawals of a trader. */
export const walletTraderHandlers = (options: WalletOptions): TraderHandlers => {
  const { queries, custody, now, status } = options;
  const addresses = createAddressStore({ db: queries, custody, now });
  return {
    ...fundTraderHandlers({ queries, addresses, now }),
    ...addressTraderHandlers({ addresses, status, isSimulated: custody.isSimulated }),
    ...withdrawalTraderHandlers(options),
    ...addressBookTraderHandlers(options.accounts),
  };
};
