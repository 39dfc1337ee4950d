import { recoveryCode, recoveryCodeTexts, type FormRules } from '@exchange/domain';
import { Form, TextField, useForm } from '@exchange/ui';
import { CodeActions } from './CodeActions';
import { loginTexts } from './texts';
import { useClearedCodes } from './useClearedCodes';

export interface RecoveryCodeFormProps {
  isSending: boolean;
  failures: number;
  onCode: (code: string) => void;
  onBack: () => void;
}

interface Typed {
  recoveryCode: string;
}

const empty: Typed = { recoveryCode: '' };
const rules: FormRules<Typed> = { recoveryCode };
const codes = ['recoveryCode'] as const;

/** The form replaces the one whose button was pressed. */
const focusField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

/** In place of the app's code. It is long and written down, so it is sent by its button. */
export const RecoveryCodeForm = ({ isSending, failures, onCode, onBack }: RecoveryCodeFormProps) => {
  const form = useForm({ defaultValues: empty, rules });
  useClearedCodes(form, codes, failures);
  return (
    <Form
      form={form}
      onSubmit={(typed) => onCode(typed.recoveryCode)}
      isBusy={isSending}
      aria-label={loginTexts.recovery}
      ref={focusField}
    >
      <TextField
        {...form.text('recoveryCode')}
        label={loginTexts.recovery}
        hint={loginTexts.recoveryHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSending}
      />
      <CodeActions
        isSending={isSending}
        missing={form.isValid ? undefined : recoveryCodeTexts.invalid}
        onBack={onBack}
      />
    </Form>
  );
};
