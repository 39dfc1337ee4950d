import type { DeviceStore } from '../storage/deviceStore';

const forms = ['otc', 'partnership', 'support', 'erc20', 'otherAsset'] as const;

/** The public forms whose input is kept. */
export type DraftedForm = (typeof forms)[number];

export const requestDraftKey = (form: DraftedForm) => `request ${form}` as const;

export const forgetRequestDrafts = (tab: DeviceStore): void => {
  for (const form of forms) tab.remove(requestDraftKey(form));
};
