import { useCallback, useState } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './FileDrop.css';

const showIn = (image: HTMLImageElement, file: File): (() => void) => {
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
};

/** A thumbnail of the file, hidden from screen readers because the name is next to it. */
export const FilePreview = ({ file }: { file: File }) => {
  const [unreadable, setUnreadable] = useState<File>();
  const show = useCallback((image: HTMLImageElement | null) => (image ? showIn(image, file) : undefined), [file]);
  const isPicture = file.type.startsWith('image/') && unreadable !== file;
  return (
    <span className={styles.preview}>
      {isPicture ? (
        <img ref={show} alt="" onError={() => setUnreadable(file)} className={styles.picture} />
      ) : (
        <Icon name="file" size={20} />
      )}
    </span>
  );
};
