import type { ComponentPropsWithRef } from 'react';
import * as styles from './Splitter.css';
import type { PanelPlace, SplitterOrientation } from './splitterSteps';
import { useSplitter } from './useSplitter';

type NativeProps = Omit<
  ComponentPropsWithRef<'div'>,
  | 'aria-controls'
  | 'aria-label'
  | 'aria-orientation'
  | 'aria-valuemax'
  | 'aria-valuemin'
  | 'aria-valuenow'
  | 'children'
  | 'className'
  | 'role'
  | 'tabIndex'
>;

export interface SplitterProps extends NativeProps {
  /** What is resized by it. */
  label: string;
  /** That of the line: a vertical one stands between what lies side by side. */
  orientation: SplitterOrientation;
  /** The id of the panel whose size it sets. */
  controls: string;
  /** Where that panel lies. */
  place: PanelPlace;
  /** The size of the panel, in pixels. */
  value: number;
  min: number;
  max: number;
  /** What Enter and a double click lead back to. */
  first: number;
  /** While it is dragged, once a frame: to be written past React. The last of it is what it was, where nothing came of it. */
  onMove: (size: number) => void;
  /** It was let go of, or moved by keys. */
  onValueChange: (size: number) => void;
}

/** A line between two panels that can be moved: dragged, or by arrow keys, Home and End. */
export const Splitter = ({
  label,
  orientation,
  controls,
  place,
  value,
  min,
  max,
  first,
  onMove,
  onValueChange,
  ...rest
}: SplitterProps) => {
  const { hands, isDragged } = useSplitter({ orientation, place, value, min, max, first, onMove, onValueChange });
  return (
    <div
      {...rest}
      {...hands}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      data-dragged={isDragged ? '' : undefined}
      className={styles.orientation[orientation]}
    />
  );
};
