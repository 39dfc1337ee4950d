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
}

/** The three pictures, each with an example of what is asked for. */
export const Pictures = ({ form, brandName, noteDate, uploads }: PicturesProps) => {
  const labels = kycPhotoTexts(brandName);
  const { front, back, holding } = texts.examples;
  const words = { front, back, holding: holding(brandName, noteDate) };
  return kycSides.map((side, index) => {
    const { value, onValueChange, onBlur, error } = form.control(kycPictureFields[side]);
    return (
      <div key={side} className={styles.photo}>
        <div className={styles.example}>
          <PhotoExample side={side} />
          <p className={styles.secondary}>{words[side]}</p>
        </div>
        <PhotoField
          {...{ side, value, onValueChange, onBlur, error }}
          label={labels[index] ?? side}
          upload={uploads[side]}
        />
      </div>
    );
  });
};
