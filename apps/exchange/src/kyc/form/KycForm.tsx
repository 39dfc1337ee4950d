import { checkForm, failureText, fieldTexts, genders, kycPictureFields, kycSides } from '@exchange/domain';
import {
  Captcha,
  DatePicker,
  Form,
  RadioGroup,
  TextField,
  useCaptcha,
  type CaptchaState,
  type FormHandle,
} from '@exchange/ui';
import { useEffect, useState } from 'react';
import { countriesIn, type CountriesState } from '#shared/countries/countries.ts';
import { CountryField } from '#shared/countries/CountryField.tsx';
import type { DocumentsState } from '../documents';
import type { KycFormState } from '../flow/kycState';
import * as styles from '../kyc.css';
import { refusedKycFields, type KycFields } from '../kycFields';
import type { Photos } from '../photo/photoFlows';
import { formTexts as texts } from '../texts';
import { DocumentField } from './DocumentField';
import { Pictures } from './Pictures';
import { SubmitArea } from './SubmitArea';
import { rulesOf, useKycForm } from './useKycForm';

interface CaptchaOptions {
  /** Each increase shows another number. */
  captchas: number;
  onSolved: (isSolved: boolean) => void;
  random: (() => number) | undefined;
}

/** The captcha of a form that can be left and reopened: reopening replaces it, unsolved. */
const useRenewedCaptcha = ({ captchas, onSolved, random }: CaptchaOptions): CaptchaState => {
  const captcha = useCaptcha(random);
  const [seen, setSeen] = useState(captchas);
  if (seen !== captchas) {
    setSeen(captchas);
    captcha.refresh();
  }
  const { isSolved } = captcha;
  useEffect(() => {
    onSolved(isSolved);
    return () => onSolved(false);
  }, [isSolved, onSolved]);
  return captcha;
};

interface KycFormHandlers {
  onTyped: (fields: KycFields) => void;
  onCaptcha: (isSolved: boolean) => void;
  onSubmit: () => void;
  onStop: () => void;
  onRetry: () => void;
}

export interface KycFormProps extends KycFormHandlers {
  state: KycFormState;
  /** What is known about the trader. */
  initial: KycFields;
  brandName: string;
  /** In UTC, `YYYY-MM-DD`. */
  today: string;
  /** In the trader's time zone, `dd/mm/yyyy`. */
  noteDate: string;
  photos: Photos;
  countries: CountriesState;
  documents: DocumentsState;
  /** Picks the captcha's number. */
  random?: (() => number) | undefined;
}

/** A refusal about one field is shown there instead. */
const bannerText = ({ failure, failedSide, hasNotArrived }: KycFormState): string | undefined => {
  if (hasNotArrived) return texts.notArrived;
  if (failure === undefined) return undefined;
  if (failure.code !== 'refused') return `${failureText(failure, 'repeatable')} ${texts.nothingLost}`;
  return Object.keys(refusedKycFields(failure, failedSide)).length > 0 ? undefined : failureText(failure);
};

const pictureFields: readonly string[] = kycSides.map((side) => kycPictureFields[side]);

const whatIsMissing = (wrong: readonly string[], isSolved: boolean): string | undefined => {
  if (wrong.some((field) => !pictureFields.includes(field))) return texts.missing.details;
  if (wrong.length > 0) return texts.missing.pictures;
  return isSolved ? undefined : fieldTexts.captcha;
};

const captchaError = ({ isSolved, field }: CaptchaState): string | undefined =>
  field.value.length < field.number.length || isSolved ? undefined : fieldTexts.captcha;

const genderOptions = genders.map((value) => ({ value, label: texts.genders[value] }));

interface FieldsProps extends KycFormProps {
  form: FormHandle<KycFields>;
}

const Details = ({ form, countries, documents, today }: FieldsProps) => {
  const country = form.control('countries');
  const document = form.control('docType');
  const chooseCountry = (id: string) => {
    if (id !== country.value) document.onValueChange('');
    country.onValueChange(id);
  };
  return (
    <>
      <h3 className={styles.heading}>{texts.you}</h3>
      <div className={styles.four}>
        <TextField
          {...form.text('firstName')}
          label={texts.firstName}
          hint={texts.namesHint}
          autoComplete="given-name"
        />
        <TextField
          {...form.text('lastName')}
          label={texts.lastName}
          hint={texts.namesHint}
          autoComplete="family-name"
        />
        <RadioGroup {...form.control('gender')} label={texts.gender} options={genderOptions} orientation="horizontal" />
        <DatePicker {...form.control('dob')} label={texts.dateOfBirth} today={today} max={today} autoComplete="bday" />
      </div>
      <h3 className={styles.heading}>{texts.document}</h3>
      <div className={styles.three}>
        <CountryField control={{ ...country, onValueChange: chooseCountry }} state={countries} />
        <DocumentField control={document} state={documents} />
        <TextField {...form.text('idProof')} label={texts.number} autoComplete="off" spellCheck={false} />
      </div>
    </>
  );
};

/** Personal details, and three photos that prove them. */
export const KycForm = (props: KycFormProps) => {
  const { state, initial, brandName, today, noteDate, photos, countries, documents, random } = props;
  const { onTyped, onCaptcha, onSubmit, onStop, onRetry } = props;
  const { typed, failure, failedSide, captchas, sending, interrupted, uploads } = state;
  const checks = { today, countries: countriesIn(countries), documents };
  const form = useKycForm({ ...checks, initial, typed, failure, failedSide, onTyped });
  const captcha = useRenewedCaptcha({ captchas, onSolved: onCaptcha, random });
  const isBusy = sending !== undefined;
  const wrong = Object.keys(checkForm(rulesOf(checks), form.values));
  return (
    <Form form={form} onSubmit={onSubmit} isBusy={isBusy} isWide aria-label={texts.label}>
      <fieldset disabled={isBusy} className={styles.fields}>
        <Details {...props} form={form} />
        <h3 className={styles.heading}>{texts.pictures}</h3>
        <div className={styles.three}>
          <Pictures {...{ form, brandName, noteDate, photos, uploads }} isClosed={isBusy} />
        </div>
      </fieldset>
      <div className={styles.end}>
        {interrupted === undefined && (
          <fieldset disabled={isBusy} className={styles.captcha}>
            <Captcha {...captcha.field} error={captchaError(captcha)} />
          </fieldset>
        )}
        <SubmitArea
          state={state}
          error={bannerText(state)}
          closedReason={whatIsMissing(wrong, captcha.isSolved)}
          onStop={onStop}
          onRetry={onRetry}
        />
      </div>
    </Form>
  );
};
