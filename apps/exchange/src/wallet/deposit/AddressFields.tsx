import { needsDestinationTag, type AssetSymbol } from '@exchange/domain';
import type { DepositAddress } from '@exchange/machines';
import { CopyField, Icon, type CopyText } from '@exchange/ui';
import * as styles from './AddressPart.css';
import { depositTexts as texts } from './texts';

export interface AddressFieldsProps {
  asset: AssetSymbol;
  address: Pick<DepositAddress, 'address' | 'destinationTag'>;
  copy: CopyText | undefined;
}

const TagWarning = () => (
  <span className={styles.warning}>
    <span className={styles.warningIcon}>
      <Icon name="warning" size={12} />
    </span>
    {texts.tagWarning}
  </span>
);

/** Copy fields for the address, and for XRP also the tag. */
export const AddressFields = ({ asset, address: { address, destinationTag }, copy }: AddressFieldsProps) => {
  const copying = copy && { copy };
  return (
    <>
      <CopyField label={texts.address(asset)} value={address} isGrouped {...copying} />
      {needsDestinationTag(asset) && destinationTag !== undefined && (
        <CopyField label={texts.tag} value={destinationTag} hint={<TagWarning />} {...copying} />
      )}
    </>
  );
};
