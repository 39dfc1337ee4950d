import { addressLabel, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { notReady } from '../../notReady';
import { CodeField, useCodeRule, type WithCode } from '../CodeField';
import { focusFirstField } from './focusIt';
import { useSending } from '../useSending';
import { entryFormTexts as texts, entryWords } from '../texts';

interface RenameEntryProps {
  label: string;
  /** The server has no address book. */
  isOnDevice: boolean;
  onSave: (label: string, code: string | undefined) => Promise<Result<unknown>>;
  onDone: () => void;
}

/** Renames a saved address. */
export const RenameEntry = ({ label, isOnDevice, onSave, onDone }: RenameEntryProps) => {
  const rules = { label: addressLabel, tfa: useCodeRule(isOnDevice) };
  const form = useForm({ defaultValues: { label, tfa: '' }, rules });
  const { failure, send } = useSending(form);

  const save = async (typed: { label: string } & WithCode) => {
    if (await send(onSave(typed.label, codeOf(typed.tfa)))) onDone();
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.renaming(label)} ref={focusFirstField}>
      <TextField {...form.text('label')} label={texts.label} autoComplete="off" />
      <CodeField {...form.control('tfa')} isOnDevice={isOnDevice} />
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
