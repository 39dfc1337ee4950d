import { failureText, shellTexts, verificationTexts, type Failure } from '@exchange/domain';
import type { Verification } from '@exchange/machines';
import { Button } from '@exchange/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage, type AccountPageProps } from '../AccountPage';
import { NextStep } from '../NextStep';
import { paths } from '../../shared/page/paths';

type VerificationPhase = 'verifying' | 'succeeded' | 'failed' | 'unanswered';

export interface VerificationViewProps {
  verification: Verification;
  phase: VerificationPhase;
  /** Why there is no answer. */
  failure?: Failure | undefined;
  onRetry: () => void;
}

interface Page extends Pick<AccountPageProps, 'title' | 'lead'> {
  action?: ReactNode;
}

const screens: Record<Verification, string> = {
  account: 'Account Verification',
  loginActivity: 'Login Activity',
  twoFactorDisabling: 'Two-Factor Authentication',
};

/** Whoever follows a link a second time reads that it failed, though it has done its work. */
const afterFailure: Record<Verification, string> = {
  account: 'A link works once. If you have followed it before, your e-mail is verified.',
  loginActivity: 'A link works once. Log in again, and a new one is mailed where it is needed.',
  twoFactorDisabling:
    'A link works once. If you have followed it before, your 2FA is off. A new one can be asked for as you log in.',
};

const login = (
  <Button asChild>
    <Link to={paths.login}>{shellTexts.idle.login}</Link>
  </Button>
);

const pageOf: Record<VerificationPhase, (props: VerificationViewProps) => Page> = {
  verifying: ({ verification }) => ({ title: screens[verification], lead: verificationTexts[verification].pending }),
  succeeded: ({ verification }) => ({ title: verificationTexts[verification].succeeded, action: login }),
  failed: ({ verification }) => ({
    title: verificationTexts[verification].failed,
    lead: afterFailure[verification],
    action: login,
  }),
  unanswered: ({ failure = { code: 'unreachable' }, onRetry }) => ({
    title: 'No answer yet',
    lead: `${failureText(failure, 'repeatable')} Your link may still be good.`,
    action: <Button onClick={onRetry}>Try again</Button>,
  }),
};

/** What a mailed link has done. */
export const VerificationView = (props: VerificationViewProps) => {
  const { action, ...texts } = pageOf[props.phase](props);
  return (
    <AccountPage {...texts} screen={screens[props.verification]}>
      <NextStep>{action}</NextStep>
    </AccountPage>
  );
};
