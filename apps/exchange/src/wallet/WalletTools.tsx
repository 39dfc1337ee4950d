import { feedTexts } from '@exchange/domain';
import { Button, Checkbox, SearchField, StatusDot } from '@exchange/ui';
import { walletScreenTexts, walletToolTexts as texts } from './texts';
import * as touch from '#shared/page/touch.css.ts';
import * as styles from './WalletView.css';

export interface Staleness {
  /** The reason that reloading failed, if known. */
  text: string | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

export interface WalletToolsProps {
  search: string;
  onSearchChange: (search: string) => void;
  found: number;
  hidesSmall: boolean;
  onHidesSmallChange: (hidesSmall: boolean) => void;
  hidden: number;
  /** Undefined while figures are up to date. */
  stale: Staleness | undefined;
}

const Stale = ({ text, onRetry, isRetrying }: Staleness) => (
  <>
    <StatusDot tone="warning">{feedTexts.delayed}</StatusDot>
    {text !== undefined && <span className={styles.quiet}>{text}</span>}
    <Button variant="outline" tone="neutral" size="small" isLoading={isRetrying} onClick={onRetry}>
      {walletScreenTexts.retry}
    </Button>
  </>
);

/** Finds a coin, and hides small balances. */
export const WalletTools = (props: WalletToolsProps) => {
  const { search, onSearchChange, found, hidesSmall, onHidesSmallChange, hidden, stale } = props;
  return (
    <div className={`${styles.tools} ${touch.touchArea}`}>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          isUpperCased
          value={search}
          onChange={({ target }) => onSearchChange(target.value)}
          status={search === '' ? undefined : texts.found(found)}
        />
      </div>
      <div className={styles.small}>
        <Checkbox label={texts.hideSmall} value={hidesSmall} onValueChange={onHidesSmallChange} />
        <span role="status" className={styles.quiet}>
          {hidesSmall && texts.hidden(hidden)}
        </span>
      </div>
      <div role="status" className={styles.stale}>
        {stale && <Stale {...stale} />}
      </div>
    </div>
  );
};
