import { kycPhoto, kycTexts, type KycSide } from '@exchange/domain';
import { FileDrop, type FileUpload } from '@exchange/ui';

export interface PhotoFieldProps {
  side: KycSide;
  label: string;
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  error?: string | undefined;
  upload?: FileUpload | undefined;
  onBlur: () => void;
}

/** One of the three pictures. */
export const PhotoField = ({ side, ...rest }: PhotoFieldProps) => (
  <FileDrop {...rest} name={side} hint={kycTexts.photos} accept="image/jpeg,image/png" check={kycPhoto} />
);
