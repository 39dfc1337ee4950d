import { fieldTexts, kycTexts, profileRules, readKycStatus, profileWireNames } from '@exchange/domain';
import { objectionToForm } from '../../contract/formObjection';
import { refuse, type FormChecks, type Refused } from '../../contract/handlers';
import { noPicture } from './picture';
import type { ProfileValues, VerifiedName } from './profileStore';

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

export const profileFormChecks: FormChecks = {
  updateUser: (fields) => {
    // Text in place of a picture would otherwise be ignored silently.
    if ((fields['profile_image'] ?? '') !== '') return noPicture;
    return (
      objectionToForm(profileRules, profileWireNames, fields, { userName: '', email: '' }) ??
      (isListed(fields['country_id']) ? undefined : noSuchCountry)
    );
  },
};
