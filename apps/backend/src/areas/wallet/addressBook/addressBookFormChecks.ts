import { readAssetSymbol, savedAddressRules, type SavedAddressForm } from '@exchange/domain';
import { objectionToForm } from '#contract/formObjection';
import { type FormCheck, type FormChecks } from '#contract/handlers';
import { refuseAppCode } from '#identity/refusals';

const wireNames: Readonly<Record<keyof SavedAddressForm, string>> = {
  label: 'label',
  address: 'toAddress',
  destinationTag: 'destinationTag',
};

const entryFault: FormCheck = (fields) => {
  const { currency } = fields;
  const asset = typeof currency === 'string' ? readAssetSymbol(currency) : undefined;
  return asset && objectionToForm(savedAddressRules(asset), wireNames, fields);
};

const codeFault: FormCheck = ({ tfa }) =>
  tfa === undefined || (typeof tfa === 'string' && /^\d{6}$/.test(tfa)) ? undefined : refuseAppCode('tfa');

/** Checks an entry by the rules of the form, and refuses in its words. */
export const addressBookFormChecks: FormChecks = {
  saveWithdrawalAddress: async (...sent) => (await entryFault(...sent)) ?? (await codeFault(...sent)),
  removeWithdrawalAddress: codeFault,
  setNewAddressWait: codeFault,
};
