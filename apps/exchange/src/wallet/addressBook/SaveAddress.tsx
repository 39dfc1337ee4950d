import { addressLabel, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, Icon, TextField, useForm } from '@exchange/ui';
import { useState } from 'react';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import { notReady } from '../notReady';
import * as styles from './AddressBook.css';
import { bookFailureText, fieldMessages } from './useAsk';
import { addressBookTexts, entryFormTexts, entryWords, saveAddressTexts as texts } from './texts';

export interface SaveAddressProps {
  /** The label it is saved with, if it is. */
  savedAs: string | undefined;
  /** The server has no address book. */
  isOnDevice: boolean;
  onSave: (label: string) => Promise<Result<unknown>>;
}

const rules = { label: addressLabel };

const LabelForm = ({ isOnDevice, onSave }: SaveAddressProps) => {
  const form = useForm({ defaultValues: { label: '' }, rules });
  const [failure, setFailure] = useState<string>();

  const save = async ({ label }: { label: string }) => {
    setFailure(undefined);
    const { error } = await onSave(label);
    if (!error) return;
    const message = fieldMessages(error)?.label;
    if (message === undefined) setFailure(bookFailureText(error));
    else form.setErrors({ label: message });
  };

  return (
    <Form form={form} onSubmit={save} aria-label={texts.title}>
      <p className={styles.label}>{texts.title}</p>
      <TextField
        {...form.text('label')}
        label={entryFormTexts.label}
        hint={isOnDevice ? addressBookTexts.onDevice : entryFormTexts.labelHint}
        autoComplete="off"
      />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button
          type="submit"
          variant="outline"
          tone="neutral"
          isLoading={form.isSubmitting}
          loadingLabel={entryFormTexts.saving}
          disabledReason={notReady(form.values, rules, entryWords)}
        >
          {entryFormTexts.save}
        </Button>
      </FormActions>
    </Form>
  );
};

/** Offers to save the address of a withdrawal that was just requested, and says where it is saved. */
export const SaveAddress = (props: SaveAddressProps) => {
  const focusKept = useFocusKept<HTMLDivElement>(props.savedAs === undefined ? 'form' : 'saved');
  return (
    <div {...focusKept} role="group" aria-label={texts.title} className={`${kept.focusKept} ${styles.saving}`}>
      <p role="status" className={styles.savedAs}>
        {props.savedAs !== undefined && (
          <>
            <Icon name="check" /> {addressBookTexts.savedAs(props.savedAs)}
          </>
        )}
      </p>
      {props.savedAs === undefined && <LabelForm {...props} />}
    </div>
  );
};
