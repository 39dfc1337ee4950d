import { isFormValid, type FormMessages, type FormRules } from '@exchange/domain';
import { useCallback, useState } from 'react';
import { useForm as useHookForm, useWatch, type FieldValues, type UseFormProps } from 'react-hook-form';
import { fromServer, textControl, valueControl } from './fieldControls';
import { createFieldPlaces } from './fieldPlaces';
import type { FieldName, FormHandle } from './formTypes';
import { ruleResolver } from './ruleResolver';

export interface FormOptions<Values extends FieldValues> {
  /** A value for each field, so that none is accidentally undefined. */
  defaultValues: Values;
  rules: FormRules<Values>;
}

/** The fields of a form, validated by domain rules: errors appear on blur, then update with each change. */
export const useForm = <Values extends FieldValues>({
  defaultValues,
  rules,
}: FormOptions<Values>): FormHandle<Values> => {
  // The library holds exactly the values it was given, but its types can't express that for a generic form.
  const read = (values: FieldValues) => values as Values;
  const [initial] = useState(defaultValues);
  const [places] = useState(createFieldPlaces);
  const options: UseFormProps = {
    defaultValues: initial,
    mode: 'onTouched',
    resolver: ruleResolver(rules, read),
    shouldFocusError: false,
  };
  const library = useHookForm(options);
  const { control, formState, getValues, handleSubmit, reset: resetTo, resetField, setError } = library;
  const values = useWatch({ control, compute: read });

  // Without values the library would also reset the form element, and with it every control a second time.
  const fill = useCallback((to: Values) => resetTo(to), [resetTo]);
  const reset = useCallback(() => fill(initial), [fill, initial]);
  const clear = useCallback(
    (names: readonly FieldName<Values>[]) => {
      for (const name of names) resetField(name);
    },
    [resetField],
  );
  const setErrors = useCallback(
    (messages: FormMessages<Values>) => {
      for (const name in messages) setError(name, { type: fromServer, message: messages[name] });
      places.focusFirst(Object.keys(messages));
    },
    [places, setError],
  );

  return {
    values,
    isValid: isFormValid(rules, values),
    isSubmitting: formState.isSubmitting,
    text: (name) => textControl(name, library, places),
    control: (name) =>
      valueControl(name, { shown: values[name], latest: () => read(getValues())[name] }, library, places),
    fill,
    reset,
    clear,
    setErrors,
    submit: (onValid) =>
      handleSubmit(
        (submitted) => onValid(read(submitted)),
        (errors) => places.focusFirst(Object.keys(errors)),
      )(),
  };
};
