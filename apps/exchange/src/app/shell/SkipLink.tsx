import type { MouseEvent, RefObject } from 'react';
import * as styles from './SkipLink.css';

/** The first element in tab order; it moves the focus itself, because a hash would be a new location. */
export const SkipLink = ({ content }: { content: RefObject<HTMLElement | null> }) => {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <a href="#content" className={styles.skipLink} onClick={skip}>
      Skip to content
    </a>
  );
};
