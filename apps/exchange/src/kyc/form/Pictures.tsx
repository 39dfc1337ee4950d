import { kycPhotoTexts, kycPictureFields, kycSides } from '@exchange/domain';
import type { FormHandle } from '@exchange/ui';
import type { KycFormState } from '../flow/kycState';
import type { KycFields } from '../kycFields';
import { PhotoField } from '../photo/PhotoField';
import type { Photos } from '../photo/photoFlows';

interface PicturesProps {
  form: FormHandle<KycFields>;
  brandName: string;
  /** `dd/mm/yyyy`. */
  noteDate: string;
  photos: Photos;
  uploads: KycFormState['uploads'];
  /** While they are being sent. */
  isClosed: boolean;
}

/** The three photos, each with an example. */
export const Pictures = ({ form, brandName, noteDate, photos, uploads, isClosed }: PicturesProps) => {
  const labels = kycPhotoTexts(brandName);
  return kycSides.map((side, index) => (
    <PhotoField
      {...form.control(kycPictureFields[side])}
      key={side}
      side={side}
      photo={photos[side]}
      label={labels[index] ?? side}
      brandName={brandName}
      noteDate={noteDate}
      upload={uploads[side]}
      disabled={isClosed}
    />
  ));
};
