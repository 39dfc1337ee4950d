import { Button } from '@exchange/ui';
import { usePageArrival } from '../../shared/page/arrival';
import * as styles from '../standalone/standalone.css';
import { paths } from '../../shared/page/paths';

export interface ErrorPageProps {
  onTryAgain: () => void;
}

const title = 'This page has failed';

/** Needs nothing of what may have failed: no router, no settings, no session. */
export const ErrorPage = ({ onTryAgain }: ErrorPageProps) => {
  const heading = usePageArrival(title);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p>Something went wrong in it that we did not expect.</p>
      <p>
        Nothing was sent twice, and your balances are kept by the exchange. If you were placing an order or a
        withdrawal, look whether it is in its list before you do it again.
      </p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>Try again</Button>
        <Button asChild variant="outline" tone="neutral">
          <a href={paths.home}>Go home</a>
        </Button>
      </div>
    </div>
  );
};
