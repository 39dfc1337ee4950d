import type { RequestFields, SentRequest } from '@exchange/machines';
import { requestDraftKey, type DraftedForm } from '../shared/session/requestDrafts';
import type { DeviceStore } from '../shared/storage/deviceStore';

/** What is typed in a form, and what of it went out without an answer. Captchas and codes are never part of it. */
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

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Keeps it for as long as the tab is open, for whoever typed it. What a trader typed nobody else finds; what a visitor
 * typed is theirs once they have signed in.
 */
export const createDrafts = (tab: DeviceStore, owner: string | undefined) => ({
  read: (form: DraftedForm): Draft | undefined => {
    const key = requestDraftKey(form);
    const kept = parse(tab.read(key) ?? '');
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
