import { accountTexts, shellTexts } from '@exchange/domain';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ResendButton } from '#shared/codes/ResendButton.tsx';
import { paths } from '#shared/page/paths.ts';
import { AccountPage } from '../AccountPage';
import { EmailForm } from '../EmailForm';
import { readKnownEmail } from '../knownEmail';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { verificationPageTexts as texts, verificationScreens } from './texts';
import { useVerificationLink, type LinkRequest } from './useVerificationLink';

export interface WaitingForLinkViewProps {
  /** The address, as far as it is known. */
  email: string;
  /** Undefined if the exchange sends no other link. */
  request: LinkRequest | undefined;
  onSend: (email: string) => void;
  now?: (() => number) | undefined;
}

const Sent = ({ email, request, onSend, now }: WaitingForLinkViewProps & { request: LinkRequest }) => (
  <NextStep
    note={
      <>
        {request.answer} {accountTexts.checkSpam}
      </>
    }
  >
    <ResendButton
      what="link"
      resendAt={request.resendAt}
      isResending={request.isSending}
      onResend={() => onSend(email)}
      now={now}
    />
  </NextStep>
);

/** The verification page opened without a token. */
export const WaitingForLinkView = (props: WaitingForLinkViewProps) => {
  const { email, request, onSend } = props;
  return (
    <AccountPage
      title={verificationScreens.account}
      lead={texts.emailedLink}
      footer={
        <>
          {accountTexts.alreadyVerified}{' '}
          <PageLink to={paths.login} email={email === '' ? undefined : email}>
            {shellTexts.visitor.signIn}
          </PageLink>
        </>
      }
    >
      {request?.answer === undefined ? (
        <>
          <NextStep note={accountTexts.checkSpam} />
          {request && (
            <EmailForm
              email={email}
              isBusy={request.isSending}
              onSubmit={onSend}
              name={texts.linkForm}
              hint={texts.lost}
              submit={texts.sendLink}
            />
          )}
        </>
      ) : (
        <Sent {...props} request={request} />
      )}
    </AccountPage>
  );
};

export const WaitingForLink = () => {
  const known = readKnownEmail(useLocation().state);
  const [email, setEmail] = useState(known ?? '');
  const request = useVerificationLink();
  const send = (typed: string) => {
    setEmail(typed);
    request?.onSend(typed);
  };
  return <WaitingForLinkView email={email} request={request} onSend={send} />;
};
