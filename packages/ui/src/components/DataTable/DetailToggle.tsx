import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { onlyPanel } from './expandedRows';
import { usePanel } from './rowContext';

export interface DetailToggleProps extends Omit<IconButtonProps, 'asChild' | 'icon' | 'isPressed' | 'onClick'> {
  /** Which panel to open, if the table has several kinds. */
  panel?: string;
}

/** A `DetailButton` for tight spaces, without words. Make its column `isFlush`. */
export const DetailToggle = ({ panel = onlyPanel, ...rest }: DetailToggleProps) => {
  const state = usePanel(panel);
  return <IconButton size="small" {...rest} {...state} icon={state['aria-expanded'] ? 'chevronUp' : 'chevronDown'} />;
};
