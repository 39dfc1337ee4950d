import { antiPhishingWord, failureText, isFailure, type Failure, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { useState } from 'react';
import { refusedField } from '../../../accounts/refusedField';
import { antiPhishingTexts as texts } from './texts';

interface WordFormProps {
  label: string;
  /** Told while it is typed, and only of what could be saved. */
  onTyped: (word: string) => void;
  onSave: (word: string) => Promise<Result<unknown>>;
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** It takes the place of the button that was pressed. */
  startsFocused: boolean;
}

interface Typed {
  word: string;
}

const rules = { word: antiPhishingWord };

/** The field's name in the API. */
const names = { word: 'word' };

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const isOfField = (failure: Failure): boolean => refusedField<Typed>(failure, names).word !== undefined;

export const WordForm = ({ label, onTyped, onSave, onCancel, startsFocused }: WordFormProps) => {
  const form = useForm<Typed>({ defaultValues: { word: '' }, rules });
  const [failure, setFailure] = useState<string>();
  const field = form.text('word');

  const save = async ({ word }: Typed) => {
    setFailure(undefined);
    const result = await onSave(word);
    if (!isFailure(result)) return;
    if (isOfField(result.error)) form.setErrors(refusedField<Typed>(result.error, names));
    else setFailure(failureText(result.error, 'repeatable'));
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.form} ref={startsFocused ? focusFirstField : undefined}>
      <TextField
        {...field}
        onChange={(event) => {
          field.onChange(event);
          const typed = event.currentTarget.value;
          onTyped(antiPhishingWord(typed) === undefined ? typed : '');
        }}
        label={label}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormError>{failure}</FormError>
      <FormActions>
        {onCancel && (
          <Button variant="outline" tone="neutral" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" isLoading={form.isSubmitting} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </FormActions>
    </Form>
  );
};
