import type { ComponentPropsWithRef } from 'react';
import * as styles from './Stat.css';
import type { StatLayout, StatSize } from './statVariants';

export interface StatListProps extends Omit<ComponentPropsWithRef<'dl'>, 'className'> {
  /** `stacked`: each value under its label, several side by side. `inline`: a line each, the value at its end. */
  layout?: StatLayout;
  /** `small` in trading panels, `medium` on pages, `large` for the one total a page is about. */
  size?: StatSize;
}

/** A few figures that belong together. */
export const StatList = ({ layout = 'stacked', size = 'medium', ...rest }: StatListProps) => (
  <dl {...rest} data-layout={layout} className={`${styles.layout[layout]} ${styles.size[size]}`} />
);
