import { assetOf, type AssetSymbol } from '@exchange/domain';
import { Icon } from '@exchange/ui';
import * as styles from './AddressPart.css';
import { depositTexts as texts } from './texts';

interface NetworkNoteProps {
  asset: AssetSymbol;
  isSimulated: boolean;
}

/** The address's network: deposits on another one are lost. */
export const NetworkNote = ({ asset, isSimulated }: NetworkNoteProps) => (
  <div className={styles.note}>
    <dl className={styles.network}>
      <dt className={styles.networkLabel}>{texts.network}</dt>
      <dd className={styles.networkName}>{assetOf(asset).network}</dd>
    </dl>
    <p className={styles.sendOnly}>{texts.sendOnly(asset)}</p>
    {isSimulated && (
      <p className={styles.warning}>
        <span className={styles.warningIcon}>
          <Icon name="warning" size={12} />
        </span>
        {texts.simulated}
      </p>
    )}
  </div>
);
