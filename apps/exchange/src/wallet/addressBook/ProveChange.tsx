import type { Result } from '@exchange/domain';
import { Button, Form, FormActions, FormError, useForm } from '@exchange/ui';
import { notReady } from '../notReady';
import { CodeField, codeRule, type WithCode } from './CodeField';
import { focusFirstField } from './dialog/focusIt';
import { useSending } from './useSending';
import { entryFormTexts as texts, entryWords } from './texts';

interface ProveChangeProps {
  /** What is changed, for screen readers. */
  title: string;
  /** What the button says, also while it is busy. */
  verb: string;
  busy: string;
  onProve: (code: string) => Promise<Result<unknown>>;
  onCancel: () => void;
}

const rules = { tfa: codeRule(false) };

/** Asks for the code that a change at the exchange needs. */
export const ProveChange = ({ title, verb, busy, onProve, onCancel }: ProveChangeProps) => {
  const form = useForm({ defaultValues: { tfa: '' }, rules });
  const { failure, send } = useSending(form);

  const prove = async ({ tfa }: WithCode) => {
    await send(onProve(tfa));
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
