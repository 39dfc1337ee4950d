import type { DecimalText } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Figure.css';
import { padAfter, placed, says, type AnyFigure } from './figureTexts';
import { useFlash } from './useFlash';

export interface FigureProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className' | 'title'> {
  /** As the domain formats it. */
  figure: AnyFigure;
  /** The value behind the texts. When it rises or falls the background flashes; without it nothing does. */
  value?: DecimalText | undefined;
  /** The figure is the last that is known and no longer followed. */
  isStale?: boolean;
  /** Keeps room for this many decimals, so that points stand under each other in a column of unlike figures. */
  decimals?: number;
  /** In a column of prices of one pair, the points of tiny ones stand under each other, too. */
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
  /** What differs from row to row in a column, and has its room kept. */
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

/** An exact figure, quick to read: zeros that say nothing are dim, and what is shortened keeps its digits at hand. */
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
