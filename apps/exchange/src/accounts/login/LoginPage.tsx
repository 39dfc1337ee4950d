import { accountTexts, serverWording, shellTexts, signInTitle } from '@exchange/domain';
import type { ReactNode } from 'react';
import { AccountPage, type AccountPageProps } from '../AccountPage';
import { Address } from '../Address';
import type { LoginStepName } from './loginSteps';
import { PageLink } from '../PageLink';
import { paths } from '../../shared/page/paths';

export interface LoginPageProps {
  step: LoginStepName;
  brandName: string;
  /** Where codes are mailed to. */
  email: string;
  children: ReactNode;
}

type StepTexts = Pick<AccountPageProps, 'title' | 'lead' | 'footer'>;

const mailedTo = (email: string): ReactNode => (
  <>
    We have mailed a code to <Address>{email}</Address>.
  </>
);

const { signIn, signUp } = shellTexts.visitor;

const newHere = (
  <>
    No account yet? <PageLink to={paths.register}>{signUp}</PageLink>
  </>
);

const texts: Record<LoginStepName, (given: Pick<LoginPageProps, 'brandName' | 'email'>) => StepTexts> = {
  credentials: ({ brandName }) => ({ title: signInTitle(brandName), footer: newHere }),
  twoFactor: () => ({ title: 'Two-factor authentication' }),
  mailCode: ({ email }) => ({ title: 'Check your mailbox', lead: mailedTo(email) }),
  loginActivity: () => ({ title: 'New login activity', lead: serverWording.newLoginActivity }),
  expiredPassword: ({ email }) => ({ title: accountTexts.passwordExpired, lead: mailedTo(email) }),
};

/** What stands around each step of signing in. */
export const LoginPage = ({ step, brandName, email, children }: LoginPageProps) => (
  <AccountPage {...texts[step]({ brandName, email })} screen={signIn} isTypedInto={step === 'credentials'}>
    {children}
  </AccountPage>
);
