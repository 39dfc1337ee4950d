import { homeTexts, windDownTexts } from '@exchange/domain';
import { Banner, Button } from '@exchange/ui';
import { Link } from 'react-router-dom';
import { paths } from './paths';

interface ClosureNoticeProps {
  withdrawOnly: boolean;
  /** What is open all the same, after the sentence. */
  rest?: string | undefined;
}

/** Says that the exchange is about to close; with a link to the wallet if only withdrawals are open. */
export const ClosureNotice = ({ withdrawOnly, rest }: ClosureNoticeProps) => (
  <Banner
    tone="warning"
    aria-label="Exchange closure"
    action={
      withdrawOnly ? (
        <Button asChild size="small" variant="outline" tone="neutral">
          <Link to={paths.wallet}>{windDownTexts.wallet}</Link>
        </Button>
      ) : undefined
    }
  >
    {homeTexts.closure}
    {rest !== undefined && ` ${rest}`}
  </Banner>
);
