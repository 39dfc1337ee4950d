import { assetOf, needsDestinationTag, type AddressForm, type AssetSymbol } from '@exchange/domain';
import { Skeleton } from '@exchange/ui';
import * as styles from './AddressPart.css';
import { NetworkNote } from './NetworkNote';

/** These addresses take two lines on a phone, all others three. */
const shortForms: readonly AddressForm[] = ['bitcoin', 'bitcoin sv', 'ripple'];

const FieldPlaceholder = ({ lines }: { lines: number }) => (
  <div className={styles.fieldPlaceholder}>
    <span className={styles.labelPlaceholder}>
      <Skeleton width="140px" />
    </span>
    <span data-lines={lines} className={styles.boxPlaceholder}>
      <Skeleton height="100%" />
    </span>
  </div>
);

/** Reserves space for code and fields while the address loads. Its network is already known. */
export const AddressPlaceholder = ({ asset }: { asset: AssetSymbol }) => (
  <>
    <div className={styles.qr}>
      <span className={styles.code}>
        <Skeleton height="auto" style={{ aspectRatio: '1' }} />
      </span>
      <Skeleton height="28px" />
    </div>
    <NetworkNote asset={asset} isSimulated={false} />
    <div className={styles.fields}>
      <FieldPlaceholder lines={shortForms.includes(assetOf(asset).addressForm) ? 2 : 3} />
      {needsDestinationTag(asset) && (
        <div className={styles.fieldPlaceholder}>
          <FieldPlaceholder lines={1} />
          <span className={styles.warningPlaceholder} />
        </div>
      )}
    </div>
  </>
);
