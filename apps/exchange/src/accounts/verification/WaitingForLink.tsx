import { accountTexts, shellTexts } from '@exchange/domain';
import { AccountPage } from '../AccountPage';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { paths } from '#shared/page/paths.ts';
import { verificationPageTexts, verificationScreens } from './texts';

/** The verification page opened without a token. */
export const WaitingForLink = () => (
  <AccountPage
    title={verificationScreens.account}
    lead={verificationPageTexts.emailedLink}
    footer={
      <>
        {accountTexts.alreadyVerified} <PageLink to={paths.login}>{shellTexts.visitor.signIn}</PageLink>
      </>
    }
  >
    <NextStep note={accountTexts.checkSpam} />
  </AccountPage>
);
