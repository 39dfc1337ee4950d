import { readAssetSymbol } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { CoinIcon } from '../CoinIcon/CoinIcon';
import type { CoinIconSize } from '../CoinIcon/coinIconSizes';
import * as styles from './CoinName.css';

export interface CoinNameProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** The server's symbol; an unknown one gets no mark. */
  symbol: string;
  /** `XDC Network`, on a line below. */
  name?: string | undefined;
  size?: CoinIconSize;
}

/** A coin in a list: its mark, its symbol and, if there is room, its full name. */
export const CoinName = ({ symbol, name, size = 16, ...rest }: CoinNameProps) => {
  const asset = readAssetSymbol(symbol);
  return (
    <span {...rest} className={styles.root}>
      {asset ? (
        <CoinIcon asset={asset} size={size} />
      ) : (
        <span aria-hidden className={styles.noMark} style={{ inlineSize: `${size}px` }} />
      )}
      <span className={styles.words}>
        <span className={styles.symbol}>{symbol}</span>
        {name !== undefined && (
          <>
            {' '}
            <span className={styles.name}>{name}</span>
          </>
        )}
      </span>
    </span>
  );
};
