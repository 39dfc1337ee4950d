import type { RequestFields, SentRequest } from '@exchange/machines';
import { requestDraftKey, type DraftedForm } from '#shared/session/requestDrafts.ts';
import type { DeviceStore } from '#shared/storage/deviceStore.ts';
import { readStored } from '#shared/storage/storedFields.ts';

/** What was typed into a form, and the values last sent without an answer. Captchas and codes are never included. */
export interface Draft {
  fields: RequestFields;
  sent: SentRequest | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textsIn = (value: unknown): RequestFields =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const readSent = (value: unknown): SentRequest | undefined =>
  isObject(value) && typeof value['id'] === 'string'
    ? { id: value['id'], fields: textsIn(value['fields']) }
    : undefined;

/**
 * Kept while the tab is open, for the person who typed it. A trader's draft is hidden from everyone else; a visitor's
 * becomes the trader's when they sign in.
 */
export const createDrafts = (tab: DeviceStore, owner: string | undefined) => ({
  read: (form: DraftedForm): Draft | undefined => {
    const key = requestDraftKey(form);
    const kept = readStored(tab.read(key));
    if (!isObject(kept)) return undefined;
    if (kept['owner'] === '' || kept['owner'] === owner)
      return { fields: textsIn(kept['fields']), sent: readSent(kept['sent']) };
    tab.remove(key);
    return undefined;
  },
  write: (form: DraftedForm, { fields, sent }: Draft): void => {
    const isEmpty = Object.values(fields).every((text) => text === '');
    if (isEmpty) tab.remove(requestDraftKey(form));
    else tab.write(requestDraftKey(form), JSON.stringify({ owner: owner ?? '', fields, sent }));
  },
});
