import { Button } from '@exchange/ui';
import { usePageArrival } from '#shared/page/arrival.ts';
import * as styles from '../standalone/standalone.css';
import { paths } from '#shared/page/paths.ts';

export interface ErrorPageProps {
  onTryAgain: () => void;
}

const title = 'This page stopped working';

/** Uses nothing that may have failed: no router, settings or session. */
export const ErrorPage = ({ onTryAgain }: ErrorPageProps) => {
  const heading = usePageArrival(title);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h1>
      <p>Something unexpected went wrong.</p>
      <p>
        Nothing was sent twice, and your balances are safe. If you were placing an order or withdrawing, check whether
        it's listed before you try again.
      </p>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>Retry</Button>
        <Button asChild variant="outline" tone="neutral">
          <a href={paths.home}>Go home</a>
        </Button>
      </div>
    </div>
  );
};
