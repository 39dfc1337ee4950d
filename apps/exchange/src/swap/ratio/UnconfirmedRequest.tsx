import { AddressText, Button } from '@exchange/ui';
import { Notice } from '#shared/page/Notice.tsx';
import * as styles from './ratioSwap.css';
import { unconfirmedTexts as texts } from './texts';

export interface UnconfirmedRequestProps {
  txHash: string;
  look: 'looking' | 'missing' | 'unseen';
  onLook: () => void;
  onConfirm: () => void;
}

/** A request without an answer. The form stays closed until the request is found, or its trader has checked. */
export const UnconfirmedRequest = ({ txHash, look, onLook, onConfirm }: UnconfirmedRequestProps) => (
  <Notice tone="warning">
    <div role="alert">
      <p className={styles.text}>
        {texts.title} <AddressText value={txHash} />.
      </p>
      <p className={styles.text}>{texts[look]}</p>
    </div>
    <div className={styles.ways}>
      <Button size="small" isLoading={look === 'looking'} loadingLabel={texts.lookingNow} onClick={onLook}>
        {texts.look}
      </Button>
      {look === 'missing' && (
        <Button size="small" variant="outline" tone="neutral" onClick={onConfirm}>
          {texts.checked}
        </Button>
      )}
    </div>
  </Notice>
);
