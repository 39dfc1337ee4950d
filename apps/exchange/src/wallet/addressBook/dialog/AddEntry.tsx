import {
  needsDestinationTag,
  pastedAddress,
  savedAddressRules,
  type AssetSymbol,
  type Result,
  type SavedAddressForm,
} from '@exchange/domain';
import { Button, Form, FormActions, FormError, TextField, useForm } from '@exchange/ui';
import type { ChangeEvent } from 'react';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { notReady } from '../../notReady';
import { CodeField, useCodeRule, type WithCode } from '../CodeField';
import { focusFirstField } from './focusIt';
import { useSending } from '../useSending';
import { entryFormTexts as texts, entryWords } from '../texts';

interface AddEntryProps {
  asset: AssetSymbol;
  /** The server has no address book. */
  isOnDevice: boolean;
  onSave: (form: SavedAddressForm, code: string | undefined) => Promise<Result<unknown>>;
  onCancel: () => void;
}

const nothing: SavedAddressForm & WithCode = { label: '', address: '', destinationTag: '', tfa: '' };

/** Adds an address to the book, checked as in a withdrawal. */
export const AddEntry = ({ asset, isOnDevice, onSave, onCancel }: AddEntryProps) => {
  const rules = { ...savedAddressRules(asset), tfa: useCodeRule(isOnDevice) };
  const form = useForm({ defaultValues: nothing, rules });
  const { failure, send } = useSending(form);
  const pasted = (name: 'address' | 'destinationTag') => {
    const { onValueChange, ...field } = form.control(name);
    const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onValueChange(pastedAddress(currentTarget.value));
    return { ...field, onChange };
  };

  const save = async ({ tfa, ...typed }: SavedAddressForm & WithCode) => {
    await send(onSave(typed, codeOf(tfa)));
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.addTitle(asset)} ref={focusFirstField}>
      <TextField {...form.text('label')} label={texts.label} hint={texts.labelHint} autoComplete="off" />
      <TextField
        {...pasted('address')}
        label={texts.address}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {needsDestinationTag(asset) && (
        <TextField {...pasted('destinationTag')} label={texts.tag} inputMode="numeric" autoComplete="off" />
      )}
      <CodeField {...form.control('tfa')} isOnDevice={isOnDevice} />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="outline" tone="neutral" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          isLoading={form.isSubmitting}
          loadingLabel={texts.saving}
          disabledReason={notReady(form.values, rules, entryWords)}
        >
          {texts.save}
        </Button>
      </FormActions>
    </Form>
  );
};
