import { accountTexts } from '@exchange/domain';
import { Button } from '@exchange/ui';
import { AccountPage } from '../AccountPage';
import { Address } from '../Address';
import { EmailForm, type EmailFormProps } from '../EmailForm';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { paths } from '#shared/page/paths.ts';
import { forgotPasswordTexts as texts } from './texts';

export interface ForgotPasswordViewProps extends EmailFormProps {
  /** The exchange's message about the request for a link. */
  answer?: string | undefined;
  onAskAgain: () => void;
}

const wayBack = <PageLink to={paths.login}>{accountTexts.backToSignIn}</PageLink>;

const Hint = ({ email }: { email: string }) => (
  <>
    {texts.sentTo} <Address>{email}</Address>. {accountTexts.checkSpam}
  </>
);

/** Requests a link for choosing a new password. */
export const ForgotPasswordView = ({ answer, onAskAgain, ...formProps }: ForgotPasswordViewProps) =>
  answer === undefined ? (
    <AccountPage title={texts.title} lead={texts.lead} footer={wayBack}>
      <EmailForm {...formProps} name={texts.form} submit={texts.send} />
    </AccountPage>
  ) : (
    <AccountPage title={accountTexts.checkEmail} screen={texts.title} lead={answer} footer={wayBack}>
      <NextStep note={<Hint email={formProps.email} />}>
        <Button variant="outline" tone="neutral" onClick={onAskAgain}>
          {texts.resend}
        </Button>
      </NextStep>
    </AccountPage>
  );
