import { shellTexts } from '@exchange/domain';
import { Button, FormActions } from '@exchange/ui';
import { loginTexts } from './texts';

export interface CodeActionsProps {
  isSending: boolean;
  /** What is missing before the step can be sent. */
  missing: string | undefined;
  onBack: () => void;
  label?: string;
}

/** The buttons of every sign-in step but the first: back to the credentials, or onwards. */
export const CodeActions = ({ isSending, missing, onBack, label = shellTexts.visitor.signIn }: CodeActionsProps) => (
  <FormActions>
    <Button variant="outline" tone="neutral" onClick={onBack}>
      {loginTexts.back}
    </Button>
    <Button type="submit" isLoading={isSending} disabledReason={isSending ? undefined : missing}>
      {label}
    </Button>
  </FormActions>
);
