import { accountTexts, serverWording, shellTexts, signInTitle } from '@exchange/domain';
import type { ReactNode } from 'react';
import { AccountPage, type AccountPageProps } from '../AccountPage';
import { Address } from '../Address';
import type { LoginStepName } from './loginSteps';
import { PageLink } from '../PageLink';
import { paths } from '#shared/page/paths.ts';
import { loginTexts } from './texts';

export interface LoginPageProps {
  step: LoginStepName;
  brandName: string;
  /** The address that codes are sent to. */
  email: string;
  children: ReactNode;
}

type StepTexts = Pick<AccountPageProps, 'title' | 'lead' | 'footer'>;

const emailedTo = (email: string): ReactNode => (
  <>
    {loginTexts.emailedTo} <Address>{email}</Address>.
  </>
);

const { signIn, signUp } = shellTexts.visitor;

const newHere = (
  <>
    {loginTexts.noAccount} <PageLink to={paths.register}>{signUp}</PageLink>
  </>
);

const texts: Record<LoginStepName, (given: Pick<LoginPageProps, 'brandName' | 'email'>) => StepTexts> = {
  credentials: ({ brandName }) => ({ title: signInTitle(brandName), footer: newHere }),
  twoFactor: () => ({ title: loginTexts.twoFactor }),
  mailCode: ({ email }) => ({ title: accountTexts.checkEmail, lead: emailedTo(email) }),
  loginActivity: () => ({ title: loginTexts.newActivity, lead: serverWording.newLoginActivity }),
  expiredPassword: ({ email }) => ({ title: accountTexts.passwordExpired, lead: emailedTo(email) }),
};

/** The heading, lead and footer of each sign-in step. */
export const LoginPage = ({ step, brandName, email, children }: LoginPageProps) => (
  <AccountPage {...texts[step]({ brandName, email })} screen={signIn} isTypedInto={step === 'credentials'}>
    {children}
  </AccountPage>
);
