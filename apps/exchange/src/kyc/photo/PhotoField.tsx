import { kycPhoto, kycTexts, type KycSide } from '@exchange/domain';
import { FileDrop, type FileUpload } from '@exchange/ui';
import type { Ref } from 'react';

export interface PhotoFieldProps {
  side: KycSide;
  label: string;
  value: File | undefined;
  onValueChange: (file: File | undefined) => void;
  error?: string | undefined;
  upload?: FileUpload | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean;
  name?: string;
  /** The input, for a form that leads to what is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** One of the three pictures. */
export const PhotoField = ({ side: _side, ...rest }: PhotoFieldProps) => (
  <FileDrop {...rest} hint={kycTexts.photos} accept="image/jpeg,image/png" check={kycPhoto} />
);
