import { profilePicture, profileRules, type Failure } from '@exchange/domain';
import { useForm, type FormHandle } from '@exchange/ui';
import { useEffect, useRef } from 'react';
import { listed, type Country } from '#shared/countries/countries.ts';
import { refusedField } from '#shared/errors/refusedField.ts';
import { changesIn, hasChanges, wireNames, type EditedProfile, type ProfileChanges } from './editedProfile';

interface ProfileFormOptions {
  saved: EditedProfile;
  typed: ProfileChanges;
  countries: readonly Country[];
  failure: Failure | undefined;
  onChanges: (changes: ProfileChanges) => void;
}

/** Changes saved here or elsewhere are taken over; what was typed stays. */
const useLatestSaved = ({ values, fill }: FormHandle<EditedProfile>, saved: EditedProfile): void => {
  const base = useRef(saved);
  useEffect(() => {
    if (!hasChanges(changesIn(saved, base.current))) return;
    fill({ ...saved, ...changesIn(values, base.current) });
    base.current = saved;
  }, [fill, saved, values]);
};

/** The profile form, and how it differs from the saved profile. */
export const useProfileForm = ({ saved, typed, countries, failure, onChanges }: ProfileFormOptions) => {
  const form = useForm<EditedProfile>({
    defaultValues: { ...saved, ...typed },
    rules: { ...profileRules, countries: listed(countries), picture: profilePicture },
  });
  useLatestSaved(form, saved);
  const changes = changesIn(form.values, saved);
  useEffect(() => onChanges(changes));
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(refusedField(failure, wireNames));
  }, [failure, setErrors]);
  return { form, changes };
};
