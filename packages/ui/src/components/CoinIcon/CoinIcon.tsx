import type { AssetSymbol } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './CoinIcon.css';
import type { CoinIconSize } from './coinIconSizes';
import { marks } from './marks';

export interface CoinIconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'className'> {
  asset: AssetSymbol;
  size?: CoinIconSize;
  /** Only if the coin's name isn't next to it. */
  label?: string;
}

/** Small icons need thicker lines to be legible. */
const strokes: Record<CoinIconSize, number> = { 16: 3, 20: 2.6, 24: 2.4, 32: 2.2 };

/** The two forks of Bitcoin lean to either side. */
const leanings: Partial<Record<AssetSymbol, string>> = { BCHABC: 'rotate(-24 16 16)', BCHSV: 'rotate(24 16 16)' };

/** Icon of an asset: one set of discs, each in the colour of its coin. */
export const CoinIcon = ({ asset, size = 24, label, ...rest }: CoinIconProps) => (
  <svg
    viewBox="0 0 32 32"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
    className={styles.size[size]}
  >
    <circle cx="16" cy="16" r="16" className={styles.disc[asset]} />
    <path d={marks[asset]} transform={leanings[asset]} strokeWidth={strokes[size]} className={styles.mark} />
  </svg>
);
