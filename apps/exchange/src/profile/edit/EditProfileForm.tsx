import { failureText, kycTexts, profilePicture, profileTabs, type Failure } from '@exchange/domain';
import { Button, FileDrop, Form, FormActions, FormError, TextField, type ValueControl } from '@exchange/ui';
import type { ChangeEvent } from 'react';
import { countriesIn, countryOf, type CountriesState, type Country } from '#shared/countries/countries.ts';
import { CountryField } from '#shared/countries/CountryField.tsx';
import { refusedField } from '#shared/errors/refusedField.ts';
import type { OwnPictureState } from '#shared/pictures/ownPictureState.ts';
import { dialCodeAfter } from './dialCode';
import { hasChanges, wireNames, type EditedProfile, type ProfileChanges } from './editedProfile';
import { AsideSections } from '#shared/page/AsideSections.tsx';
import { besideForm, besideFormInView } from '#shared/page/Columns.css.ts';
import * as styles from './EditProfileForm.css';
import { SavedPicture } from './SavedPicture';
import { editTexts as texts } from './texts';
import { useProfileForm } from './useProfileForm';

export interface EditProfileFormProps {
  saved: EditedProfile;
  /** Verified names can't be changed. */
  isVerified?: boolean;
  /** The trader's unsaved changes. */
  typed: ProfileChanges;
  countries: CountriesState;
  picture: OwnPictureState;
  isSaving: boolean;
  /** The reason for the last failure. */
  failure?: Failure | undefined;
  onChanges: (changes: ProfileChanges) => void;
  onDiscard: () => void;
  /** Resolves with whether saving worked. */
  onSave: (profile: EditedProfile, country: Country) => Promise<boolean>;
}

/** A field that another field's choice can also fill in. */
const filled = ({ onValueChange, ...control }: ValueControl<string>) => ({
  ...control,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onValueChange(currentTarget.value),
});

/** A refusal about one field is shown there instead. */
const bannerText = (failure: Failure | undefined): string | undefined => {
  if (failure === undefined) return undefined;
  if (failure.code !== 'refused') return `${failureText(failure, 'repeatable')} ${texts.nothingLost}`;
  const isAtField = Object.keys(refusedField(failure, wireNames)).length > 0;
  return isAtField ? undefined : failureText(failure);
};

const closedReason = (countries: CountriesState, isChanged: boolean): string | undefined => {
  if (!isChanged) return texts.nothingToSave;
  return countries.kind === 'ready' ? undefined : texts.countriesMissing;
};

/** The trader's details, editable. */
export const EditProfileForm = (props: EditProfileFormProps) => {
  const {
    saved,
    typed,
    isVerified = false,
    countries,
    picture,
    isSaving,
    failure,
    onChanges,
    onDiscard,
    onSave,
  } = props;
  const list = countriesIn(countries);
  const { form, changes } = useProfileForm({ saved, typed, countries: list, failure, onChanges });
  const isChanged = hasChanges(changes);
  const names = isVerified ? { readOnly: true, hint: kycTexts.namesVerified } : {};

  const country = form.control('countries');
  const dialCode = form.control('isdCode');
  const chooseCountry = (id: string) => {
    const [from, to] = [country.value, id].map((each) => countryOf(list, each));
    country.onValueChange(id);
    dialCode.onValueChange(dialCodeAfter({ from, to, typed: dialCode.value }));
  };

  const discard = () => {
    form.fill(saved);
    onDiscard();
  };
  const save = async (profile: EditedProfile) => {
    const chosen = countryOf(list, profile.countries);
    if (chosen && (await onSave(profile, chosen))) form.control('picture').onValueChange(undefined);
  };

  return (
    <Form form={form} onSubmit={save} isBusy={isSaving} aria-label={profileTabs.editProfile}>
      <div className={besideForm}>
        <div className={besideFormInView}>
          <SavedPicture state={picture} />
          <FileDrop
            {...form.control('picture')}
            label={texts.picture}
            need="optional"
            hint={texts.pictureHint}
            accept="image/jpeg,image/png"
            check={profilePicture}
            disabled={isSaving}
          />
          <AsideSections sections={[texts.note]} />
        </div>
      </div>
      <TextField
        {...form.text('userName')}
        label={texts.userName}
        hint={texts.userNameHint}
        autoComplete="nickname"
        spellCheck={false}
      />
      <TextField {...form.text('email')} label={texts.email} hint={texts.emailHint} type="email" readOnly />
      <TextField {...form.text('firstName')} {...names} label={texts.firstName} autoComplete="given-name" />
      <TextField {...form.text('lastName')} {...names} label={texts.lastName} autoComplete="family-name" />
      <CountryField control={{ ...country, onValueChange: chooseCountry }} state={countries} />
      <div className={styles.number}>
        <TextField {...filled(dialCode)} label={texts.dialCode} inputMode="tel" autoComplete="tel-country-code" />
        <TextField {...form.text('phone')} label={texts.phone} inputMode="tel" autoComplete="tel-national" />
      </div>
      <TextField {...form.text('streetAddress')} label={texts.streetAddress} autoComplete="street-address" />
      <div className={styles.city}>
        <TextField {...form.text('city')} label={texts.city} autoComplete="address-level2" />
        <TextField {...form.text('postalCode')} label={texts.postalCode} autoComplete="postal-code" />
      </div>
      <TextField {...form.text('state')} label={texts.state} autoComplete="address-level1" />
      <FormError>{bannerText(isChanged ? failure : undefined)}</FormError>
      <FormActions>
        <Button
          variant="outline"
          tone="neutral"
          disabledReason={isChanged ? undefined : texts.nothingToDiscard}
          onClick={discard}
        >
          {texts.discard}
        </Button>
        <Button
          type="submit"
          isLoading={isSaving}
          loadingLabel={texts.saving}
          disabledReason={isSaving ? undefined : closedReason(countries, isChanged)}
        >
          {texts.save}
        </Button>
      </FormActions>
    </Form>
  );
};
