import { kycPhotoTexts } from '@exchange/domain';
import { space } from '@exchange/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { PhotoField, type PhotoFieldProps } from '../PhotoField';

const [front] = kycPhotoTexts('XDC Exchange');

export const frontArgs: PhotoFieldProps = {
  side: 'front',
  label: front,
  brandName: 'XDC Exchange',
  noteDate: '09/03/2026',
  value: undefined,
  onValueChange: fn(),
};

/** Keeps what was chosen, as the form around it does. */
export const Kept = (args: PhotoFieldProps) => {
  const [value, setValue] = useState(args.value);
  const change = (file: File | undefined) => {
    setValue(file);
    args.onValueChange(file);
  };
  return (
    <div style={{ display: 'grid', gap: space[24], maxInlineSize: '420px' }}>
      <PhotoField {...args} value={value} onValueChange={change} />
    </div>
  );
};
