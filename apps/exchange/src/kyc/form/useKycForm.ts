import { kycRules, type Failure, type KycSide } from '@exchange/domain';
import { useForm, type FormHandle } from '@exchange/ui';
import { useEffect, useRef } from 'react';
import { listed, type Country } from '#shared/countries/countries.ts';
import { listedDocument, type DocumentsState } from '../documents';
import { areSameFields, refusedKycFields, type KycFields } from '../kycFields';

interface KycFormOptions {
  /** What is known about the trader, and what they typed before. */
  initial: KycFields;
  typed: KycFields | undefined;
  /** `YYYY-MM-DD`, in UTC. */
  today: string;
  countries: readonly Country[];
  documents: DocumentsState;
  failure: Failure | undefined;
  failedSide: KycSide | undefined;
  onTyped: (fields: KycFields) => void;
}

/** Reports changes from the last values, and nothing before the first change. */
const useReportedChanges = (values: KycFields, onTyped: (fields: KycFields) => void): void => {
  const reported = useRef(values);
  useEffect(() => {
    if (areSameFields(values, reported.current)) return;
    reported.current = values;
    onTyped(values);
  }, [values, onTyped]);
};

export const rulesOf = ({
  today,
  countries,
  documents,
}: Pick<KycFormOptions, 'today' | 'countries' | 'documents'>) => ({
  ...kycRules(today),
  countries: listed(countries),
  docType: listedDocument(documents),
});

export const useKycForm = (options: KycFormOptions): FormHandle<KycFields> => {
  const { initial, typed, failure, failedSide, onTyped } = options;
  const form = useForm<KycFields>({ defaultValues: typed ?? initial, rules: rulesOf(options) });
  useReportedChanges(form.values, onTyped);
  const { setErrors } = form;
  useEffect(() => {
    if (failure) setErrors(refusedKycFields(failure, failedSide));
  }, [failure, failedSide, setErrors]);
  return form;
};
