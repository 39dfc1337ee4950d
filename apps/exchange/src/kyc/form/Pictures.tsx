import { kycPhotoTexts, kycPictureFields, kycSides } from '@exchange/domain';
import type { FormHandle } from '@exchange/ui';
import type { KycFormState } from '../flow/kycState';
import * as styles from '../kyc.css';
import type { KycFields } from '../kycFields';
import { PhotoExample } from '../photo/PhotoExample';
import { PhotoField } from '../photo/PhotoField';
import { formTexts as texts } from '../texts';

interface PicturesProps {
  form: FormHandle<KycFields>;
  brandName: string;
  /** `dd/mm/yyyy`. */
  noteDate: string;
  uploads: KycFormState['uploads'];
  /** While they are sent. */
  isClosed: boolean;
}

/** The three pictures, each with an example of what is asked for. */
export const Pictures = ({ form, brandName, noteDate, uploads, isClosed }: PicturesProps) => {
  const labels = kycPhotoTexts(brandName);
  const { front, back, holding } = texts.examples;
  const words = { front, back, holding: holding(brandName, noteDate) };
  return kycSides.map((side, index) => (
    <div key={side} className={styles.photo}>
      <div className={styles.example}>
        <PhotoExample side={side} />
        <p className={styles.secondary}>{words[side]}</p>
      </div>
      <PhotoField
        {...form.control(kycPictureFields[side])}
        side={side}
        label={labels[index] ?? side}
        upload={uploads[side]}
        disabled={isClosed}
      />
    </div>
  ));
};
