import { antiPhishingWord, failureText, isFailure, type Failure, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { useState } from 'react';
import { antiPhishingTexts as texts } from './texts';

interface WordFormProps {
  label: string;
  /** Called while typing, with valid words only. */
  onTyped: (word: string) => void;
  onSave: (word: string) => Promise<Result<unknown>>;
  /** Left out if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  /** The form replaces the button that was pressed. */
  startsFocused: boolean;
}

interface Typed {
  word: string;
}

const rules = { word: antiPhishingWord };

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** Refusals about the word; the API's field name is the same. */
const isOfWord = (failure: Failure): boolean => failure.code === 'refused' && failure.field === 'word';

export const WordForm = ({ label, onTyped, onSave, onCancel, startsFocused }: WordFormProps) => {
  const form = useForm<Typed>({ defaultValues: { word: '' }, rules });
  const [failure, setFailure] = useState<string>();
  const field = form.text('word');

  const save = async ({ word }: Typed) => {
    setFailure(undefined);
    const result = await onSave(word);
    if (!isFailure(result)) return;
    const text = failureText(result.error, 'repeatable');
    if (isOfWord(result.error)) form.setErrors({ word: text });
    else setFailure(text);
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
