import { feedTexts } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './ConnectionIndicator.css';
import type { ConnectionState } from './connectionStates';

export interface ConnectionIndicatorProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  state: ConnectionState;
}

const words: Record<ConnectionState, string> = {
  connecting: feedTexts.connecting,
  live: feedTexts.live,
  lost: feedTexts.reconnecting,
};

const bars = [
  { x: 0, height: 4 },
  { x: 4, height: 7 },
  { x: 8, height: 10 },
  { x: 12, height: 13 },
] as const;

/** How many bars are lit, so that the picture doesn't depend on colour. */
const lit: Record<ConnectionState, number> = { connecting: 2, live: bars.length, lost: 0 };

/** Whether the figures on the screen are live. */
export const ConnectionIndicator = ({ state, ...rest }: ConnectionIndicatorProps) => (
  <span role="status" title={words[state]} {...rest} data-state={state} className={styles.root[state]}>
    <svg aria-hidden viewBox="0 0 16 16" className={styles.picture}>
      {bars.map(({ x, height }, at) => (
        <rect
          key={x}
          x={x}
          y={14 - height}
          width="3"
          height={height}
          data-lit={at < lit[state]}
          className={styles.bar}
        />
      ))}
      {state === 'lost' && <path d="M1 2l13 12" className={styles.strike} />}
    </svg>
    <span className={visuallyHidden}>{words[state]}</span>
  </span>
);
