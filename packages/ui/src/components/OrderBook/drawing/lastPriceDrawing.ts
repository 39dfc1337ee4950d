import { formatPrice, formatUsd, type DecimalText, type Direction, type Pair } from '@exchange/domain';
import { says } from '../../Figure/figureTexts';
import { createCell, createPriceCell, textIn } from './cells';
import type { LiveSource } from '../live/liveSource';
import { paced } from '../live/paced';

export interface LastPrice {
  price: DecimalText;
  /** Compared with the previous price. */
  direction: Direction;
  /** Its dollar value, if known. */
  usd?: DecimalText | undefined;
}

const spoken: Record<Direction, string> = { up: 'up', down: 'down', flat: 'unchanged' };

const everyFrame = 0;

const noPrice = { shown: '–', zeros: '', full: 'No price yet' };

/** Writes the last price into its cell in every frame in which it changed. Returns a function that stops it. */
export const drawLastPrice = (place: HTMLElement, source: LiveSource<LastPrice | undefined>, pair: Pair) => {
  const price = createPriceCell(place);
  const usd = createCell(place, 'usd');
  const direction = textIn(place.querySelector('[data-cell="direction"]'));
  let drawn: LastPrice | undefined;

  const write = (last: LastPrice): void => {
    if (last.price !== drawn?.price) price.write(says(formatPrice(last.price, pair)), undefined);
    if (last.direction !== drawn?.direction) direction.data = spoken[last.direction];
    if (last.usd !== undefined && last.usd !== drawn?.usd) usd.write(says(formatUsd(last.usd)));
    place.dataset['direction'] = last.direction;
    place.toggleAttribute('data-worthless', last.usd === undefined);
  };

  const draw = (): void => {
    const last = source.snapshot();
    if (last !== undefined) write(last);
    else {
      price.write(noPrice, undefined);
      direction.data = '';
      place.dataset['direction'] = 'flat';
      place.toggleAttribute('data-worthless', true);
    }
    drawn = last;
  };

  const drawing = paced(draw, everyFrame);
  const unsubscribe = source.subscribe(drawing.ask);
  draw();
  return () => {
    unsubscribe();
    drawing.stop();
  };
};
