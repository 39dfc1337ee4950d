import { antiPhishingWord, failureText, isFailure, type Failure, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { useState } from 'react';
import { codeOf, confirmationRule, confirmedByPasskey } from '#entities/passkeys/confirmation.ts';
import { ConfirmField } from '#entities/passkeys/ConfirmField.tsx';
import { useConfirmWays } from '#entities/passkeys/ConfirmWays.tsx';
import type { ChangedWord } from './AntiPhishingView';
import { antiPhishingTexts as texts, removeTexts } from './texts';

interface WordFormProps {
  label: string;
  /** Asks only for what confirms that the word goes. */
  removes: boolean;
  /** Called while typing, with valid words only. */
  onTyped: (word: string) => void;
  onSave: (changed: ChangedWord) => Promise<Result<unknown>>;
  /** Left out if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  /** The form replaces the button that was pressed. */
  startsFocused: boolean;
}

interface Typed {
  word: string;
  code: string;
}

const empty: Typed = { word: '', code: '' };

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** The API's field names are the same. */
const fieldOf = (failure: Failure): keyof Typed | undefined => {
  if (failure.code !== 'refused') return undefined;
  return failure.field === 'word' || failure.field === 'code' ? failure.field : undefined;
};

const useWordForm = (removes: boolean) => {
  const { isAsked, takesCode } = useConfirmWays();
  const rules = {
    word: removes ? () => undefined : antiPhishingWord,
    code: isAsked ? confirmationRule(takesCode) : () => undefined,
  };
  return { form: useForm<Typed>({ defaultValues: empty, rules }), isAsked };
};

export const WordForm = ({ label, removes, onTyped, onSave, onCancel, startsFocused }: WordFormProps) => {
  const { form, isAsked } = useWordForm(removes);
  const [failure, setFailure] = useState<string>();
  const field = form.text('word');

  const save = async ({ word, code }: Typed) => {
    setFailure(undefined);
    const result = await onSave({ word, code: codeOf(code) });
    if (!isFailure(result)) return;
    const text = failureText(result.error, 'repeatable');
    const refused = fieldOf(result.error);
    // Each confirmation is good for one change.
    if (code === confirmedByPasskey) form.clear(['code']);
    if (refused) form.setErrors({ [refused]: text });
    else setFailure(text);
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.form} ref={startsFocused ? focusFirstField : undefined}>
      {!removes && (
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
      )}
      {isAsked && (removes || form.values.word !== '') && (
        <ConfirmField {...form.control('code')} label={texts.code} hint={texts.codeHint} />
      )}
      <FormError>{failure}</FormError>
      <FormActions>
        {onCancel && (
          <Button variant="outline" tone="neutral" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          {...(removes && { tone: 'danger' as const })}
          isLoading={form.isSubmitting}
          loadingLabel={texts.saving}
        >
          {removes ? removeTexts.confirm : texts.save}
        </Button>
      </FormActions>
    </Form>
  );
};
