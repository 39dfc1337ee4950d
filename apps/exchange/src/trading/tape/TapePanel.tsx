import type { DecimalText } from '@exchange/domain';
import { TradeTape } from '@exchange/ui';
import { memo, useMemo } from 'react';
import { feedStateOf } from '../live/feedState';
import { useIsMarketStale, type PairFeeds } from '../live/pairFeeds';
import { useStored } from '#shared/services/useStored.ts';

interface TapePanelProps {
  feeds: PairFeeds;
  onPickPrice: (price: DecimalText) => void;
  isUnderTabs: boolean;
}

/** The pair's live trades, re-rendered by themselves rather than with the whole screen. */
export const TapePanel = memo(({ feeds: { pair, tape }, ...rest }: TapePanelProps) => {
  const phase = useStored(tape.subscribe, () => tape.state().phase);
  const failure = useStored(tape.subscribe, () => tape.state().failure);
  const source = useMemo(() => ({ subscribe: tape.subscribe, snapshot: () => tape.state().rows }), [tape]);
  const isStale = useIsMarketStale();
  return (
    <TradeTape pair={pair} source={source} state={feedStateOf({ phase, failure }, isStale, tape.retry)} {...rest} />
  );
});
TapePanel.displayName = 'TapePanel';
