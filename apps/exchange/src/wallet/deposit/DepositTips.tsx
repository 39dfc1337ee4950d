import { assetOf, minimumDepositText, showExactly, walletTexts, type AssetSymbol } from '@exchange/domain';
import * as styles from './AddressPart.css';

/** Notes to read before sending, shown with the address. */
export const DepositTips = ({ asset }: { asset: AssetSymbol }) => (
  <ul className={styles.tips}>
    <li>{walletTexts.depositConfirmations}</li>
    <li>{minimumDepositText(showExactly(assetOf(asset).minimumDeposit), asset)}</li>
  </ul>
);
