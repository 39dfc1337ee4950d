import { assetOf, minimumDepositText, showExactly, walletTexts, type AssetSymbol } from '@exchange/domain';
import { Button, Icon, visuallyHidden, type CopyText } from '@exchange/ui';
import { AddressFields } from './AddressFields';
import { AddressPlaceholder } from './AddressPlaceholder';
import { AddressQr } from './AddressQr';
import type { AddressState } from './depositPanelState';
import * as styles from './AddressPart.css';
import { NetworkNote } from './NetworkNote';
import { depositTexts as texts, announcedAddress } from './texts';

interface AddressPartProps {
  asset: AssetSymbol;
  address: AddressState;
  onRetry: () => void;
  copy: CopyText | undefined;
}

const Unavailable = ({ text, onRetry }: { text: string } & Pick<AddressPartProps, 'onRetry'>) => (
  <div role="alert" className={styles.unavailable}>
    <span className={styles.failureIcon}>
      <Icon name="error" />
    </span>
    <div>
      <p className={styles.failureTitle}>{texts.unavailable}</p>
      <p>{text}</p>
    </div>
    <Button variant="outline" tone="neutral" size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);

/** Notes to read before sending, shown with the address. */
const DepositTips = ({ asset }: { asset: AssetSymbol }) => (
  <ul className={styles.tips}>
    <li>{walletTexts.depositConfirmations}</li>
    <li>{minimumDepositText(showExactly(assetOf(asset).minimumDeposit), asset)}</li>
  </ul>
);

const Shown = ({
  asset,
  address,
  copy,
}: Pick<AddressPartProps, 'asset' | 'copy'> & { address: Extract<AddressState, { kind: 'shown' }> }) => (
  <>
    <AddressQr asset={asset} address={address} copy={copy} />
    <NetworkNote asset={asset} isSimulated={address.isSimulated} />
    <div className={styles.fields}>
      <AddressFields asset={asset} address={address} copy={copy} />
    </div>
  </>
);

/** The address as a QR code and as text, with the notes to read before sending. */
export const AddressPart = ({ asset, address, onRetry, copy }: AddressPartProps) => {
  if (address.kind === 'unavailable') return <Unavailable text={address.text} onRetry={onRetry} />;
  return (
    <div className={styles.root}>
      <p role="status" className={visuallyHidden}>
        {address.kind === 'loading' ? texts.loading : announcedAddress(asset, address)}
      </p>
      {address.kind === 'loading' ? <AddressPlaceholder asset={asset} /> : <Shown {...{ asset, address, copy }} />}
      <DepositTips asset={asset} />
    </div>
  );
};
