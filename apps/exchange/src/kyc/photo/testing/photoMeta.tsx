import { kycPhotoTexts } from '@exchange/domain';
import { space } from '@exchange/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PhotoField, type PhotoFieldProps } from '../PhotoField';
import type { PreparePhoto } from '../photoFlows';
import { usePhotoOnItsOwn } from './photoOnItsOwn';

interface PhotoOnItsOwnProps extends Omit<PhotoFieldProps, 'photo'> {
  prepare?: PreparePhoto;
}

const [front] = kycPhotoTexts('XDC Exchange');

export const frontArgs: PhotoOnItsOwnProps = {
  side: 'front',
  label: front,
  brandName: 'XDC Exchange',
  noteDate: '09/03/2026',
  value: undefined,
  onValueChange: fn(),
};

/** Keeps the chosen photo, as the form around it does. */
export const PhotoOnItsOwn = ({ prepare, ...args }: PhotoOnItsOwnProps) => {
  const [value, setValue] = useState(args.value);
  const photo = usePhotoOnItsOwn({ side: args.side, value: args.value, prepare });
  const change = (file: File | undefined) => {
    setValue(file);
    args.onValueChange(file);
  };
  return (
    <div style={{ display: 'grid', gap: space[24], maxInlineSize: '420px' }}>
      <PhotoField {...args} photo={photo} value={value} onValueChange={change} />
    </div>
  );
};
