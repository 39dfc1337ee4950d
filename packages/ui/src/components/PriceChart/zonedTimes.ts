import type { OffsetAt } from '@exchange/domain';
import { defaultHorzScaleBehavior, type IHorzScaleBehavior, type Time, type UTCTimestamp } from 'lightweight-charts';

const isSeconds = (time: unknown): time is UTCTimestamp => typeof time === 'number';

/**
 * The library only knows UTC. Where clocks go back, shifted bars would have the same time, so bars keep theirs; only
 * where days begin and what the axis says is shifted.
 */
export const createZonedTimes = (offsetAt: OffsetAt): IHorzScaleBehavior<Time> => {
  const shift = (time: UTCTimestamp): UTCTimestamp => (time + offsetAt(time * 1000) * 60) as UTCTimestamp;

  class ZonedTimes extends defaultHorzScaleBehavior() {
    private shifted<Item extends { time: unknown; originalTime: unknown }>(item: Item): Item {
      if (!isSeconds(item.originalTime)) return item;
      const originalTime = shift(item.originalTime);
      return { ...item, originalTime, time: this.convertHorzItemToInternal(originalTime) };
    }

    override fillWeightsForPoints(...[points, from]: Parameters<IHorzScaleBehavior<Time>['fillWeightsForPoints']>) {
      const shifted = points.map((point) => this.shifted(point));
      super.fillWeightsForPoints(shifted, from);
      points.forEach((point, at) => {
        point.timeWeight = shifted[at]?.timeWeight ?? point.timeWeight;
      });
    }

    override formatTickmark(...[mark, options]: Parameters<IHorzScaleBehavior<Time>['formatTickmark']>) {
      return super.formatTickmark(this.shifted(mark), options);
    }
  }

  return new ZonedTimes();
};
