import { failureText, shellTexts, verificationTexts, type Failure } from '@exchange/domain';
import type { Verification } from '@exchange/machines';
import { Button } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage, type AccountPageProps } from '../AccountPage';
import { withKnownEmail } from '../knownEmail';
import { NextStep } from '../NextStep';
import { paths } from '#shared/page/paths.ts';
import { afterFailure, verificationPageTexts as texts, verificationScreens as screens } from './texts';

type VerificationPhase = 'asking' | 'verifying' | 'succeeded' | 'failed' | 'unanswered';

export interface VerificationViewProps {
  verification: Verification;
  phase: VerificationPhase;
  /** The reason that there is no answer. */
  failure?: Failure | undefined;
  /** The verified address, if the exchange says which. */
  email?: string | undefined;
  onConfirm: () => void;
  onRetry: () => void;
}

interface Page extends Pick<AccountPageProps, 'title' | 'lead'> {
  action?: ReactNode;
}

const SignIn = ({ email }: { email?: string | undefined }) => (
  <Button asChild>
    <Link to={paths.login} state={withKnownEmail(undefined, email)}>
      {shellTexts.visitor.signIn}
    </Link>
  </Button>
);

const newLink = (
  <Button asChild variant="outline" tone="neutral">
    <Link to={paths.verifyAccount}>{texts.newLink}</Link>
  </Button>
);

const pageOf: Record<VerificationPhase, (props: VerificationViewProps) => Page> = {
  asking: ({ verification, onConfirm }) => ({
    title: screens[verification],
    lead: texts.turnOffLead,
    action: (
      <Button onClick={onConfirm} tone="danger">
        {texts.turnOff}
      </Button>
    ),
  }),
  verifying: ({ verification }) => ({ title: screens[verification], lead: verificationTexts[verification].pending }),
  succeeded: ({ verification, email }) => ({
    title: verificationTexts[verification].succeeded,
    action: <SignIn email={email} />,
  }),
  failed: ({ verification }) => ({
    title: verificationTexts[verification].failed,
    lead: afterFailure[verification],
    action: (
      <>
        <SignIn />
        {verification === 'account' && newLink}
      </>
    ),
  }),
  unanswered: ({ failure = { code: 'unreachable' }, onRetry }) => ({
    title: texts.noAnswer,
    lead: `${failureText(failure, 'repeatable')} ${texts.mayStillWork}`,
    action: <Button onClick={onRetry}>{texts.tryAgain}</Button>,
  }),
};

/** The outcome of an emailed link. */
export const VerificationView = (props: VerificationViewProps) => {
  const { action, ...page } = pageOf[props.phase](props);
  return (
    <AccountPage {...page} screen={screens[props.verification]}>
      <NextStep>{action}</NextStep>
    </AccountPage>
  );
};
