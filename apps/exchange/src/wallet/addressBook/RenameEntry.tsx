import { addressLabel, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { useState } from 'react';
import { notReady } from '../notReady';
import { focusFirstField } from './focusIt';
import { bookFailureText, fieldMessages } from './useAsk';
import { entryFormTexts as texts, entryWords } from './texts';

interface RenameEntryProps {
  label: string;
  onSave: (label: string) => Promise<Result<unknown>>;
  onDone: () => void;
}

const rules = { label: addressLabel };

/** Renames a saved address. */
export const RenameEntry = ({ label, onSave, onDone }: RenameEntryProps) => {
  const form = useForm({ defaultValues: { label }, rules });
  const [failure, setFailure] = useState<string>();

  const save = async (typed: { label: string }) => {
    setFailure(undefined);
    const { error } = await onSave(typed.label);
    if (!error) {
      onDone();
      return;
    }
    const message = fieldMessages(error)?.label;
    if (message === undefined) setFailure(bookFailureText(error));
    else form.setErrors({ label: message });
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.renaming(label)} ref={focusFirstField}>
      <TextField {...form.text('label')} label={texts.label} autoComplete="off" />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="outline" tone="neutral" size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          isLoading={form.isSubmitting}
          loadingLabel={texts.saving}
          disabledReason={notReady(form.values, rules, entryWords)}
        >
          {texts.rename}
        </Button>
      </FormActions>
    </Form>
  );
};
