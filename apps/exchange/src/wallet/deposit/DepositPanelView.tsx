import type { AssetSymbol } from '@exchange/domain';
import type { CopyText } from '@exchange/ui';
import * as kept from '#shared/page/focusKept.css.ts';
import { useFocusKept } from '#shared/page/useFocusKept.ts';
import * as touch from '#shared/page/touch.css.ts';
import { AddressPart } from './AddressPart';
import type { DepositPanelState } from './depositPanelState';
import * as styles from './DepositPanel.css';
import { IncomingDeposits } from './IncomingDeposits';
import { depositTexts as texts } from './texts';

export interface DepositPanelViewProps extends DepositPanelState {
  asset: AssetSymbol;
  onRetryAddress: () => void;
  onRetryDeposits: () => void;
  /** Replaces the browser's clipboard, in stories and tests. */
  copy?: CopyText | undefined;
}

export const DepositPanelView = (props: DepositPanelViewProps) => {
  const { asset, address, incoming, onRetryAddress, onRetryDeposits, copy } = props;
  const focusKept = useFocusKept<HTMLElement>(`${address.kind} ${incoming.failureText ?? ''}`);
  return (
    <section
      {...focusKept}
      aria-label={texts.panel(asset)}
      className={`${kept.focusKept} ${styles.place} ${touch.touchArea}`}
    >
      <div className={styles.panel}>
        <AddressPart asset={asset} address={address} onRetry={onRetryAddress} copy={copy} />
        <IncomingDeposits
          asset={asset}
          incoming={incoming}
          isAwaited={address.kind !== 'unavailable'}
          onRetry={onRetryDeposits}
        />
      </div>
    </section>
  );
};
