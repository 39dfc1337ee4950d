import { addressLabel, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, Icon, TextField, useForm } from '@exchange/ui';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { notReady } from '../notReady';
import { CodeField, useCodeRule, type WithCode } from './CodeField';
import * as styles from './AddressBook.css';
import { useSending } from './useSending';
import { addressBookTexts, entryFormTexts, entryWords, saveAddressTexts as texts } from './texts';

export interface SaveAddressProps {
  /** The label it is saved with, if it is. */
  savedAs: string | undefined;
  /** The server has no address book. */
  isOnDevice: boolean;
  onSave: (label: string, code: string | undefined) => Promise<Result<unknown>>;
}

const LabelForm = ({ isOnDevice, onSave }: SaveAddressProps) => {
  const rules = { label: addressLabel, tfa: useCodeRule(isOnDevice) };
  const form = useForm({ defaultValues: { label: '', tfa: '' }, rules });
  const { failure, send } = useSending(form);

  const save = async (typed: { label: string } & WithCode) => {
    await send(onSave(typed.label, codeOf(typed.tfa)));
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
      <CodeField {...form.control('tfa')} isOnDevice={isOnDevice} />
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
