import { shellTexts } from '@exchange/domain';
import { AccountPage } from '../AccountPage';
import { NextStep } from '../NextStep';
import { PageLink } from '../PageLink';
import { paths } from '../../shared/page/paths';

/** For who comes to the page of a mailed link without one. */
export const WaitingForLink = () => (
  <AccountPage
    title="Account Verification"
    lead="We have mailed you a link. Look into your mailbox and follow it to verify your e-mail."
    footer={
      <>
        Verified already? <PageLink to={paths.login}>{shellTexts.visitor.signIn}</PageLink>
      </>
    }
  >
    <NextStep note="Nothing there? Look into the spam folder, too." />
  </AccountPage>
);
