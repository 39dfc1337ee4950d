import { Button, Dialog, DialogContent, DialogTrigger, Icon, QrCode } from '@exchange/ui';
import * as touch from '#shared/page/touch.css.ts';
import { AddressFields, type AddressFieldsProps } from './AddressFields';
import * as styles from './AddressPart.css';
import { depositTexts as texts } from './texts';

const rowSize = 164;
const dialogSize = 328;

/** The address as a QR code, in the row and larger in a dialog. It contains only the address, even for XRP. */
export const AddressQr = ({ asset, address, copy }: AddressFieldsProps) => (
  <div className={styles.qr}>
    <span className={styles.code}>
      <QrCode value={address.address} label={texts.qrCode(asset)} size={rowSize} />
    </span>
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" tone="neutral" size="small" aria-label={texts.enlarge}>
          <Icon name="qrCode" />
          {texts.enlargeShort}
        </Button>
      </DialogTrigger>
      <DialogContent size="small" title={texts.address(asset)} description={texts.sendOnly(asset)}>
        <div className={`${styles.dialog} ${touch.touchArea}`}>
          <QrCode value={address.address} label={texts.qrCode(asset)} size={dialogSize} />
          <div className={styles.dialogFields}>
            <AddressFields asset={asset} address={address} copy={copy} />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  </div>
);
