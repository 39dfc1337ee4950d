import type { Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, useForm } from '@exchange/ui';
import { codeOf } from '#entities/passkeys/confirmation.ts';
import { notReady } from '../notReady';
import { CodeField, useCodeRule, type WithCode } from './CodeField';
import { focusFirstField } from './dialog/focusIt';
import { useSending } from './useSending';
import { entryFormTexts as texts, entryWords } from './texts';

interface ProveChangeProps {
  /** What is changed, for screen readers. */
  title: string;
  /** What the button says, also while it is busy. */
  verb: string;
  busy: string;
  onProve: (code: string | undefined) => Promise<Result<unknown>>;
  onCancel: () => void;
}

/** Asks again before a change at the exchange. */
export const ProveChange = ({ title, verb, busy, onProve, onCancel }: ProveChangeProps) => {
  const rules = { tfa: useCodeRule(false) };
  const form = useForm({ defaultValues: { tfa: '' }, rules });
  const { failure, send } = useSending(form);

  const prove = async ({ tfa }: WithCode) => {
    await send(onProve(codeOf(tfa)));
  };

  return (
    <Form form={form} onSubmit={prove} aria-label={title} ref={focusFirstField}>
      <CodeField {...form.control('tfa')} isOnDevice={false} />
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="outline" tone="neutral" size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          isLoading={form.isSubmitting}
          loadingLabel={busy}
          disabledReason={notReady(form.values, rules, entryWords)}
        >
          {verb}
        </Button>
      </FormActions>
    </Form>
  );
};
