import { addressNewUntil, newAddressWaitHours, readAssetSymbol, type AssetSymbol } from '@exchange/domain';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useWithdrawals } from '#entities/transactions/useTransactions.ts';
import { useTypedForm } from '#shared/flows/useTypedForm.ts';
import { useServices } from '#shared/services/services.ts';
import { useUnconfirmed } from '#shared/unconfirmed/useUnconfirmed.ts';
import { AddressBook } from '../addressBook/AddressBook';
import { SaveThisAddress } from '../addressBook/SaveThisAddress';
import { entryAt } from '../addressBook/savedAddress';
import { useAddressBook } from '../addressBook/useAddressBook';
import type { WalletRow } from '#entities/funds/walletRow.ts';
import { sentWithdrawalsFlow } from './sentWithdrawals';
import { useConditions, useWithdrawable } from './useWithdrawable';
import { usePanelActor } from './usePanelActor';
import { WithdrawPanelView } from './WithdrawPanelView';
import type { Destination } from './WithdrawForm';
import { withdrawState } from './withdrawState';

export interface WithdrawPanelProps {
  row: WalletRow;
}

/** Addresses that this coin was withdrawn to before; undefined until known. */
const useUsedAddresses = (symbol: AssetSymbol): readonly string[] | undefined => {
  const { rows } = useWithdrawals({ symbol });
  return useMemo(
    () => rows?.flatMap(({ status, address }) => (status === 'Cancelled' || address === undefined ? [] : [address])),
    [rows],
  );
};

const Panel = ({ asset, row }: WithdrawPanelProps & { asset: AssetSymbol }) => {
  const { now } = useServices();
  const { conditions, fees } = useConditions(asset, row);
  const actor = usePanelActor(asset, conditions);
  const snapshot = useSelector(actor, (latest) => latest);
  const state = withdrawState(snapshot);
  const form = useTypedForm(snapshot.context.form, (typed) => actor.send({ type: 'form.typed', form: typed }));
  const limits = useWithdrawable(asset, row);
  const usedAddresses = useUsedAddresses(asset);
  const { sent: unconfirmed, onDismiss } = useUnconfirmed(sentWithdrawalsFlow);
  const { entries = [], wait } = useAddressBook(asset);
  const newAddressHours = ({ address, destTag }: Destination): number | undefined => {
    if (wait?.isOn !== true) return undefined;
    const destinationTag = destTag === '' ? undefined : destTag;
    const until = addressNewUntil(entryAt(entries, asset, { address, destinationTag })?.since, now());
    return until && newAddressWaitHours(until, now());
  };
  const [isBookOpen, setBookOpen] = useState(false);
  return (
    <>
      <WithdrawPanelView
        asset={asset}
        state={state}
        {...form}
        {...limits}
        balance={conditions.balance}
        fees={fees}
        usedAddresses={usedAddresses}
        savedAddresses={entries}
        newAddressHours={newAddressHours}
        onManageAddresses={() => setBookOpen(true)}
        saveAddress={state.kind === 'requested' && <SaveThisAddress {...state.withdrawal} />}
        unconfirmed={unconfirmed.filter(({ request }) => request.asset === asset)}
        now={now}
        onSubmit={(submitted) => actor.send({ type: 'form.submitted', form: submitted, unconfirmed })}
        onDismiss={onDismiss}
        onRequestCode={() => actor.send({ type: 'code.requested' })}
        onEmailCode={(code) => actor.send({ type: 'emailCode.typed', code })}
        onAuthenticatorCode={(code) => actor.send({ type: 'authenticatorCode.typed', code })}
        onConfirm={() => actor.send({ type: 'withdrawal.confirmed' })}
        onLeave={() => actor.send({ type: 'confirmation.left' })}
      />
      <AddressBook asset={asset} isOpen={isBookOpen} onOpenChange={setBookOpen} />
    </>
  );
};

/** Withdraws a coin, from its row in the wallet. A request that is being sent continues while the panel is closed. */
export const WithdrawPanel = ({ row }: WithdrawPanelProps) => {
  const asset = readAssetSymbol(row.symbol);
  return asset && <Panel key={asset} asset={asset} row={row} />;
};
