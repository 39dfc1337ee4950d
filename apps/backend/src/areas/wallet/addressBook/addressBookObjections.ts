import { checkForm, readAssetSymbol, savedAddressRules, type SavedAddressForm } from '@exchange/domain';
import { refuse, type Objection, type Objections } from '../../../contract/handlers';

const wireNames: Readonly<Record<keyof SavedAddressForm, string>> = {
  label: 'label',
  address: 'toAddress',
  destinationTag: 'destinationTag',
};

const fieldNames = ['label', 'address', 'destinationTag'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const entryFault: Objection = (fields) => {
  const asset = readAssetSymbol(textOf(fields['currency']));
  if (!asset) return undefined;
  const messages = checkForm(savedAddressRules(asset), {
    label: textOf(fields['label']),
    address: textOf(fields['toAddress']),
    destinationTag: textOf(fields['destinationTag']),
  });
  const wrong = fieldNames.find((name) => messages[name] !== undefined);
  return wrong && refuse(400, messages[wrong] ?? '', wireNames[wrong]);
};

/** Checks an entry by the rules of the form, and refuses in its words. */
export const addressBookObjections: Objections = { saveWithdrawalAddress: entryFault };
