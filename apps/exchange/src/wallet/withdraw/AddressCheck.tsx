import { assetAddress, isSameAddress, lookAlikeOf, type AssetSymbol, comparedGroups } from '@exchange/domain';
import { Checkbox, visuallyHidden } from '@exchange/ui';
import { addressCheckTexts as texts } from './texts';
import * as styles from './withdraw.css';

/** An address in groups of four, with those marked that differ from another address. */
const ComparedAddress = ({ address, other }: { address: string; other: string }) => (
  <span className={styles.groups}>
    {comparedGroups(address, other).map(({ text, isDifferent }, at) => (
      <span key={at} className={isDifferent ? styles.different : undefined}>
        {text}
        {isDifferent && <span className={visuallyHidden}> {texts.differs}</span>}{' '}
      </span>
    ))}
  </span>
);

export interface AddressCheckProps {
  asset: AssetSymbol;
  address: string;
  /** Addresses that this coin was withdrawn to before; undefined until known. */
  usedAddresses: readonly string[] | undefined;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
}

/** A first withdrawal to an address requires a further deliberate step. */
export const needsCheck = ({ asset, address, usedAddresses = [] }: Omit<AddressCheckProps, 'isChecked' | 'onCheck'>) =>
  assetAddress(asset)(address) === undefined && !usedAddresses.some((used) => isSameAddress(asset, used, address));

const LookAlike = ({ address, used }: { address: string; used: string }) => (
  <div role="alert" className={styles.warning}>
    <p className={styles.title}>{texts.lookAlikeTitle}</p>
    <p className={styles.text}>{texts.lookAlike}</p>
    <dl className={styles.figures}>
      <dt className={styles.label}>{texts.this}</dt>
      <dd>
        <ComparedAddress address={address} other={used} />
      </dd>
      <dt className={styles.label}>{texts.used}</dt>
      <dd>
        <ComparedAddress address={used} other={address} />
      </dd>
    </dl>
  </div>
);

/** What to know about an address before the first withdrawal to it. */
export const AddressCheck = (props: AddressCheckProps) => {
  const { asset, address, usedAddresses, isChecked, onCheck } = props;
  if (!needsCheck(props)) return null;
  const used = lookAlikeOf(asset, address, usedAddresses ?? []);
  return (
    <>
      {used !== undefined && <LookAlike address={address} used={used} />}
      <Checkbox
        label={usedAddresses === undefined ? texts.unknown : texts.first}
        hint={texts.firstHint}
        value={isChecked}
        onValueChange={onCheck}
      />
    </>
  );
};
