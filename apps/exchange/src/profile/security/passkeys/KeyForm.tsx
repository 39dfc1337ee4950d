import { failureText, isFailure, type Failure, type FormRules, type Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, useForm, type FormHandle } from '@exchange/ui';
import { useState, type ReactNode } from 'react';
import { confirmedByPasskey } from '#entities/passkeys/confirmation.ts';
import type { TypedProof } from './ProofFields';
import { addTexts as texts } from './texts';

export interface TypedKey extends TypedProof {
  name: string;
}

interface KeyFormProps {
  title: string;
  first: TypedKey;
  rules: FormRules<TypedKey>;
  verb: string;
  busy: string;
  isDangerous?: boolean;
  onSend: (typed: TypedKey) => Promise<Result<unknown>>;
  onCancel: () => void;
  children: (form: FormHandle<TypedKey>) => ReactNode;
}

/** The API's field names are the same. */
const fieldOf = (failure: Failure): keyof TypedKey | undefined => {
  if (failure.code !== 'refused') return undefined;
  return (['name', 'code', 'oldPassword'] as const).find((field) => field === failure.field);
};

/** A change of the passkeys, in a dialog that stays open until it is made. */
export const KeyForm = ({ title, first, rules, verb, busy, isDangerous, onSend, onCancel, children }: KeyFormProps) => {
  const form = useForm<TypedKey>({ defaultValues: first, rules });
  const [failure, setFailure] = useState<string>();

  const send = async (typed: TypedKey) => {
    setFailure(undefined);
    const result = await onSend(typed);
    if (!isFailure(result)) return;
    const text = failureText(result.error, 'repeatable');
    const field = fieldOf(result.error);
    // Each confirmation is good for one change.
    if (typed.code === confirmedByPasskey) form.clear(['code']);
    if (field) form.setErrors({ [field]: text });
    else setFailure(text);
  };

  return (
    <Form form={form} onSubmit={send} aria-label={title}>
      {children(form)}
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="outline" tone="neutral" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          tone={isDangerous === true ? 'danger' : 'accent'}
          isLoading={form.isSubmitting}
          loadingLabel={busy}
        >
          {verb}
        </Button>
      </FormActions>
    </Form>
  );
};
