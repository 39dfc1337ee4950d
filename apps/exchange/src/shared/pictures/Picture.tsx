import { Icon } from '@exchange/ui';
import { useCallback, useState } from 'react';

const showIn = (image: HTMLImageElement, picture: Blob): (() => void) => {
  const url = URL.createObjectURL(picture);
  image.src = url;
  return () => URL.revokeObjectURL(url);
};

interface PictureProps {
  picture: Blob;
  alt: string;
  className: string;
}

/** A loaded picture; an icon if the browser can't read it. */
export const Picture = ({ picture, alt, className }: PictureProps) => {
  const [unreadable, setUnreadable] = useState<Blob>();
  const show = useCallback((image: HTMLImageElement | null) => (image ? showIn(image, picture) : undefined), [picture]);
  if (unreadable === picture) return <Icon name="file" size={20} />;
  return <img ref={show} alt={alt} onError={() => setUnreadable(picture)} className={className} />;
};
