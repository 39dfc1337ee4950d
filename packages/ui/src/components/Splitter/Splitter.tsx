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
  /** Name for screen readers: what it resizes. */
  label: string;
  /** The orientation of the line: a vertical one is between panels side by side. */
  orientation: SplitterOrientation;
  /** The id of the panel it resizes. */
  controls: string;
  /** Whether that panel is before or after the line. */
  place: PanelPlace;
  /** The size of the panel, in pixels. */
  value: number;
  min: number;
  max: number;
  /** The initial size, which Enter and a double click restore. */
  first: number;
  /**
   * Called while dragging, at most once per frame, so update styles directly and not through React. If the drag is
   * cancelled, the last call has the old size.
   */
  onMove: (size: number) => void;
  /** Called when the line is released or moved by key. */
  onValueChange: (size: number) => void;
}

/** A line between two panels, to move by dragging or with the arrow keys, Home and End. */
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
