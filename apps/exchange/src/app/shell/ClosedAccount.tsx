import { closedAccountTexts } from '@exchange/domain';
import { Banner, Button, useClock } from '@exchange/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';

interface ClosedAccountProps {
  /** Milliseconds since 1970. */
  withdrawableUntil: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** Says that the account is closed and until when it can be emptied, or what to do afterwards. */
export const ClosedAccount = ({ withdrawableUntil, now }: ClosedAccountProps) => {
  const clock = useClock();
  const isOver = now >= withdrawableUntil;
  const { until, over, wallet, support } = closedAccountTexts;
  return (
    <Banner
      tone="warning"
      aria-label="Closed account"
      action={
        <Button asChild size="small" variant="outline" tone="neutral">
          <Link to={isOver ? paths.support : paths.wallet}>{isOver ? support : wallet}</Link>
        </Button>
      }
    >
      {isOver ? over : until(clock.showWithZone(withdrawableUntil) ?? '')}
    </Banner>
  );
};
