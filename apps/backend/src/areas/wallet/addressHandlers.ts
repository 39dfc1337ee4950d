import { refusalTexts } from './shared/refusals';
import { closedAccountTexts, depositsPausedText, notOpenTexts, readAssetSymbol, windDownTexts } from '@exchange/domain';
import { refuse, type TraderHandlers } from '../../contract/handlers';
import type { StatusStore } from '../../reference/statusStore';
import type { AddressStore } from './shared/depositAddresses';

export interface AddressOptions {
  addresses: Pick<AddressStore, 'of'>;
  status: Pick<StatusStore, 'currencies' | 'isWindingDown' | 'lacksCustody'>;
  /** Whether these are demo addresses, to which no real coins may be sent. */
  isSimulated: boolean;
}

/** The deposit address of the token's trader, whoever the call names. */
export const addressTraderHandlers = ({ addresses, status, isSimulated }: AddressOptions): TraderHandlers => ({
  depositAddress: async ({ trader, body: { tokenSymbol } }) => {
    const asset = readAssetSymbol(tokenSymbol);
    if (!asset) return refuse(404, refusalTexts.notListed, 'tokenSymbol');
    if (trader.isClosed === true) return refuse(403, closedAccountTexts.refused);
    if (await status.isWindingDown()) return refuse(409, windDownTexts.deposits, 'tokenSymbol');
    if (await status.lacksCustody()) return refuse(409, notOpenTexts.deposits, 'tokenSymbol');
    const currency = (await status.currencies()).find(({ symbol }) => symbol === asset);
    if (currency?.isDepositOpen !== true) return refuse(409, depositsPausedText(asset), 'tokenSymbol');
    const place = await addresses.of(trader.uniqueId, asset);
    if (!place) return { status: 400, message: { error: refusalTexts.noAddress } };
    const { address, destinationTag = null } = place;
    return { status: 200, message: { name: asset, address, destinationTag, ...(isSimulated && { isSimulated }) } };
  },
});
