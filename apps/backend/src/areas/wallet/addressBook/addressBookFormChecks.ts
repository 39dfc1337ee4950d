import { readAssetSymbol, savedAddressRules, type SavedAddressForm } from '@exchange/domain';
import { objectionToForm } from '../../../contract/formObjection';
import type { FormCheck, FormChecks } from '../../../contract/handlers';

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

/** Checks an entry by the rules of the form, and refuses in its words. */
export const addressBookFormChecks: FormChecks = { saveWithdrawalAddress: entryFault };
