import { failureText, isFailure, type Failure, type FormRules, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, useForm, type FormHandle } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import { confirmedByPasskey } from './confirmation';
import { confirmTexts as texts } from './texts';

/** Field names that the API shares; the code confirms the change. */
type TypedText = Record<string, string> & { code: string };

interface ConfirmedFormProps<Typed extends TypedText> {
  label: string;
  first: Typed;
  rules: FormRules<Typed>;
  verb: string;
  busy: string;
  isDangerous?: boolean;
  /** Has the focus at first, because it replaces what was pressed. */
  startsFocused?: boolean;
  onSend: (typed: Typed) => Promise<Result<unknown>>;
  /** Left out if there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  children: (form: FormHandle<Typed>) => ReactNode;
}

const focusFirstField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const fieldOf = (failure: Failure, typed: TypedText): string | undefined =>
  failure.code === 'refused' ? Object.keys(typed).find((field) => field === failure.field) : undefined;

/** A change that asks again. The server's message appears at the field it is about, else below all of them. */
export const ConfirmedForm = <Typed extends TypedText>({
  label,
  first,
  rules,
  verb,
  busy,
  isDangerous = false,
  startsFocused = false,
  onSend,
  onCancel,
  children,
}: ConfirmedFormProps<Typed>) => {
  const form = useForm<Typed>({ defaultValues: first, rules });
  const [failure, setFailure] = useState<string>();

  const send = async (typed: Typed) => {
    setFailure(undefined);
    const result = await onSend(typed);
    if (!isFailure(result)) return;
    const text = failureText(result.error, 'repeatable');
    const field = fieldOf(result.error, typed);
    // Each confirmation is good for one change.
    if (typed.code === confirmedByPasskey) form.clear(['code' as const]);
    if (field === undefined) setFailure(text);
    else form.setErrors({ [field]: text } as Parameters<typeof form.setErrors>[0]);
  };

  return (
    <Form form={form} onSubmit={send} aria-label={label} ref={startsFocused ? focusFirstField : undefined}>
      {children(form)}
      <FormError>{failure}</FormError>
      <FormActions>
        {onCancel && (
          <Button variant="outline" tone="neutral" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button
          type="submit"
          tone={isDangerous ? 'danger' : 'accent'}
          isLoading={form.isSubmitting}
          loadingLabel={busy}
        >
          {verb}
        </Button>
      </FormActions>
    </Form>
  );
};
