import { useMemo } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { rowHeight } from '../rows/bookPlaces';
import { useLive } from '../live/useLive';
import type { PeerProps } from './peer';
import { PeerLine, peerRows } from './peerRows';

const everyFrame = 0;

/** The book as a first attempt would write it: a virtual list rendered from state in every frame. */
export const PlainList = ({ source, depth, onPick }: PeerProps) => {
  const view = useLive(source, everyFrame);
  const { asks, bids } = useMemo(() => peerRows(view, depth), [view, depth]);
  const rows = useMemo(() => [...asks.toReversed(), ...bids], [asks, bids]);
  return (
    <Virtuoso
      data={rows}
      style={{ blockSize: '100%' }}
      fixedItemHeight={rowHeight}
      initialTopMostItemIndex={{ index: asks.length, align: 'center' }}
      itemContent={(_, row) => <PeerLine {...row} onPick={onPick} />}
    />
  );
};
