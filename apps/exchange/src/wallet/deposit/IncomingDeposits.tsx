import type { AssetSymbol } from '@exchange/domain';
import { Button, ErrorLine, Link, Skeleton } from '@exchange/ui';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import type { IncomingState } from './depositPanelState';
import * as styles from './IncomingDeposits.css';
import { IncomingDepositRow } from './IncomingDepositRow';
import { depositTexts, incomingTexts as texts } from './texts';

interface IncomingDepositsProps {
  asset: AssetSymbol;
  incoming: IncomingState;
  /** Deposits are loaded once there is an address. */
  isAwaited: boolean;
  onRetry: () => void;
}

const NotLoaded = ({
  text,
  isLoading,
  onRetry,
}: {
  text: string;
  isLoading: boolean;
} & Pick<IncomingDepositsProps, 'onRetry'>) => (
  <div role="alert" className={styles.failure}>
    <ErrorLine>
      {texts.notLoaded} {text}
    </ErrorLine>
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      isLoading={isLoading}
      loadingLabel={depositTexts.loadingLabel}
      onClick={onRetry}
    >
      {depositTexts.retry}
    </Button>
  </div>
);

const Placeholder = () => (
  <div className={styles.only}>
    <span className={styles.hiddenText}>{texts.loading}</span>
    <Skeleton width="120px" />
    <Skeleton width="260px" />
  </div>
);

const List = ({ incoming: { deposits, failureText }, isAwaited }: Omit<IncomingDepositsProps, 'onRetry' | 'asset'>) => {
  if (deposits === undefined) return isAwaited && failureText === undefined ? <Placeholder /> : undefined;
  if (deposits.length === 0) {
    return (
      <p className={styles.only}>
        <span>{texts.none}</span> <span className={styles.secondary}>{texts.noneMore}</span>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {deposits.map((deposit) => (
        <IncomingDepositRow key={deposit.key} deposit={deposit} />
      ))}
    </ul>
  );
};

/** Each deposit of the coin that is arriving, or arrived while the panel was open. */
export const IncomingDeposits = ({ asset, incoming, isAwaited, onRetry }: IncomingDepositsProps) => {
  const titleId = useId();
  return (
    <div className={styles.place}>
      <div role="group" aria-labelledby={titleId} className={styles.root}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {texts.title}
          </h2>
          <Link asChild>
            <RouterLink to={`${paths.history}/${asset}`}>{depositTexts.history(asset)}</RouterLink>
          </Link>
        </div>
        {incoming.failureText !== undefined && (
          <NotLoaded text={incoming.failureText} isLoading={incoming.isLoading} onRetry={onRetry} />
        )}
        <div aria-live="polite" aria-relevant="additions text">
          <List incoming={incoming} isAwaited={isAwaited} />
        </div>
      </div>
    </div>
  );
};
