import { assetKindTexts } from '../messages/requests';

/** The options of the selector on the add-asset page, and the value that selects the fields below it. */
export const assetKinds = [
  { value: '0', label: assetKindTexts.none, form: undefined },
  { value: '1', label: assetKindTexts.erc20, form: 'erc20' },
  { value: '2', label: assetKindTexts.other, form: 'other' },
] as const;

export type AssetForm = Exclude<(typeof assetKinds)[number]['form'], undefined>;

export const assetForm = (chosen: string): AssetForm | undefined =>
  assetKinds.find(({ value }) => value === chosen)?.form;
