import {
  failureText,
  invitedAddresses,
  isFailure,
  isUnconfirmed,
  mostInvited,
  referralTexts,
  requiredEmail,
  sameMailbox,
  type Result,
  type Rule,
} from '@exchange/domain';
import { Button, Card, ChipsField, Form, FormActions, FormError, useForm } from '@exchange/ui';
import { useState } from 'react';
import { readAddresses } from './readAddresses';
import { inviteTexts as texts } from './texts';

export interface InviteCardProps {
  /** The trader's own address, which can't be invited. */
  email: string;
  isRegistrationOpen: boolean;
  invite: (addresses: readonly string[]) => Promise<Result<unknown>>;
}

interface Addresses {
  emails: readonly string[];
}

/** The error for one address, shown in its chip. */
const faultOf =
  (own: string): Rule =>
  (address) =>
    requiredEmail(address) ?? (sameMailbox(address, own) ? referralTexts.ownAddress : undefined);

/** The error for the list. Errors of single addresses are already in their chips. */
const listRule =
  (own: string): Rule<readonly string[]> =>
  (emails) => {
    const fault = faultOf(own);
    if (emails.some((address) => fault(address) !== undefined)) return texts.wrong;
    return invitedAddresses(own)(emails.join(','));
  };

/** The invitations go out to all of the addresses, or to none. */
export const InviteCard = ({ email, isRegistrationOpen, invite }: InviteCardProps) => {
  const [rules] = useState(() => ({ emails: listRule(email) }));
  const [check] = useState(() => faultOf(email));
  const form = useForm<Addresses>({ defaultValues: { emails: [] }, rules });
  const [failure, setFailure] = useState<string>();

  const send = async ({ emails }: Addresses) => {
    setFailure(undefined);
    const result = await invite(emails);
    if (!isFailure(result)) {
      form.reset();
      return;
    }
    const { error } = result;
    if (error.code === 'refused' && error.field === 'email') form.setErrors({ emails: failureText(error) });
    else setFailure(isUnconfirmed(result) ? texts.unconfirmed : failureText(error));
  };

  const disabledReason = isRegistrationOpen ? undefined : texts.stopped;
  return (
    <Card title={texts.title}>
      <Form form={form} onSubmit={send} aria-label={texts.form}>
        <ChipsField
          {...form.control('emails')}
          label={texts.addresses}
          hint={texts.hint(mostInvited)}
          type="email"
          read={readAddresses}
          check={check}
          disabled={!isRegistrationOpen}
        />
        <FormError>{failure}</FormError>
        <FormActions>
          <Button
            type="submit"
            isLoading={form.isSubmitting}
            loadingLabel={texts.sending}
            disabledReason={disabledReason}
          >
            {texts.send}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
};
