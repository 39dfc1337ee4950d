import {
  checkForm,
  fieldTexts,
  kycTexts,
  profileRules,
  readKycStatus,
  profileWireNames,
  type ProfileForm,
} from '@exchange/domain';
import { refuse, type Objections, type Refused } from '../../contract/handlers';
import { noPicture } from './picture';
import type { ProfileValues, VerifiedName } from './profileStore';

type Fields = Readonly<Record<string, unknown>>;

const formOf = (fields: Fields): ProfileForm | undefined => {
  const entries = Object.entries(profileWireNames).map(([name, sent]) => [name, fields[sent] ?? '']);
  if (entries.some(([, value]) => typeof value !== 'string')) return undefined;
  return {
    userName: '',
    email: '',
    ...(Object.fromEntries(entries) as Pick<ProfileForm, keyof typeof profileWireNames>),
  };
};

/** The first field that breaks a rule of the form, in the form's words. The contract check reports non-text fields. */
const objectionTo = (fields: Fields): Refused | undefined => {
  const form = formOf(fields);
  if (form === undefined) return undefined;
  const messages = checkForm(profileRules, form);
  for (const [name, field] of Object.entries(profileWireNames)) {
    const message = messages[name as keyof typeof profileWireNames];
    if (message !== undefined) return refuse(400, message, field);
  }
  return undefined;
};

export const noSuchCountry = refuse(400, fieldTexts.country, 'country_id');

/** A verified name can't change: it would be someone else. */
export const objectionToNames = (
  before: VerifiedName | undefined,
  wanted: Pick<ProfileValues, 'firstName' | 'lastName'>,
): Refused | undefined => {
  if (readKycStatus(before?.kycStatus) !== 'Approved') return undefined;
  const changed = (['firstName', 'lastName'] as const).find((name) => wanted[name] !== before?.[name]);
  return changed && refuse(409, kycTexts.namesVerified, changed);
};

const isListed = (id: unknown): boolean => typeof id === 'string' && /^[A-Za-z]{2}$/.test(id);

export const profileObjections: Objections = {
  updateUser: (fields) => {
    // Text in place of a picture would otherwise be ignored silently.
    if ((fields['profile_image'] ?? '') !== '') return noPicture;
    return objectionTo(fields) ?? (isListed(fields['country_id']) ? undefined : noSuchCountry);
  },
};
