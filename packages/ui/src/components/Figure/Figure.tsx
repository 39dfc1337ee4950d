import type { DecimalText } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Figure.css';
import { padAfter, placed, says, type AnyFigure } from './figureTexts';
import { useFlash } from './useFlash';

export interface FigureProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className' | 'title'> {
  /** The figure as formatted by the domain. */
  figure: AnyFigure;
  /** The exact value. The background flashes when it rises or falls; without it nothing flashes. */
  value?: DecimalText | undefined;
  /** The figure is the last known one, and no longer updated. */
  isStale?: boolean;
  /** Reserves room for this many decimals, to align the points in a column of different figures. */
  decimals?: number;
  /** Aligns the points of tiny prices in a column of one pair. */
  isInColumn?: boolean;
}

const Flash = ({ value }: Pick<FigureProps, 'value'>) => {
  const { direction, count } = useFlash(value);
  return (
    direction !== 'flat' && <span key={count} aria-hidden data-flash={direction} className={styles.flash[direction]} />
  );
};

interface DigitsProps {
  fixed: string;
  /** The digits that vary in length within a column, so their space is reserved. */
  loose: string;
  zeros: string;
}

const Digits = ({ fixed, loose, zeros }: DigitsProps) => {
  const dim = zeros !== '' && <span className={styles.zeros}>{zeros}</span>;
  return (
    <>
      {fixed}
      {loose === '' ? (
        dim
      ) : (
        <span className={styles.loose}>
          {loose}
          {dim}
        </span>
      )}
    </>
  );
};

/** An exact figure that reads quickly: trailing zeros are dimmed, and a shortened figure still has all its digits. */
export const Figure = ({ figure, value, isStale = false, decimals = 0, isInColumn = false, ...rest }: FigureProps) => {
  const { shown, zeros, full } = says(figure);
  const { fixed, loose, room } = placed(shown, zeros, decimals);
  const isShort = full !== undefined;
  return (
    <span
      {...rest}
      title={full}
      data-stale={isStale ? '' : undefined}
      data-room={room}
      data-pad={isInColumn && decimals === 0 ? padAfter(shown) : undefined}
      className={styles.root}
    >
      <Flash value={value} />
      <span aria-hidden={isShort || undefined} className={isShort ? styles.short : undefined}>
        <Digits fixed={fixed} loose={loose} zeros={zeros} />
      </span>
      {isShort && <span className={visuallyHidden}>{full}</span>}
    </span>
  );
};
