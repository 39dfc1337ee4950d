import type { DecimalText, Side } from '@exchange/domain';
import type { BookPick } from '@exchange/ui';
import { useMemo } from 'react';
import { useScreenSettings } from '#shared/services/useScreenSettings.ts';
import type { OrderEntry } from '../orders/useOrderEntry';
import { levelMeant } from './filling';

/** A click in the market fills in both forms, since either may be meant. */
export const useFilling = ({ buy, sell }: Readonly<Record<Side, OrderEntry>>) => {
  const [{ sweepOnClick }] = useScreenSettings();
  return useMemo(() => {
    const entries = [buy, sell];
    return {
      fillFromRow: (pick: BookPick): void => {
        const level = levelMeant(pick, sweepOnClick);
        for (const entry of entries) entry.fillFromRow(level);
      },
      fillPrice: (price: DecimalText): void => {
        for (const entry of entries) entry.fillPrice(price);
      },
    };
  }, [buy, sell, sweepOnClick]);
};
