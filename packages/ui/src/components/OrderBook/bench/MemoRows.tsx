import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useLive } from '../live/useLive';
import type { PeerProps } from './peer';
import { PeerLine, peerRows } from './peerRows';

const everyFrame = 0;

const Row = memo(PeerLine);

/** The book as a list of all rows, each of which re-renders when its figures change. */
export const MemoRows = ({ source, depth, onPick }: PeerProps) => {
  const view = useLive(source, everyFrame);
  const { asks, bids } = useMemo(() => peerRows(view, depth), [view, depth]);
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current) current.scrollTop = (current.scrollHeight - current.clientHeight) / 2;
  }, []);
  return (
    <div ref={scroller} style={{ blockSize: '100%', overflowY: 'auto' }}>
      {[...asks.toReversed(), ...bids].map((row) => (
        <Row key={`${row.side}${row.price}`} {...row} onPick={onPick} />
      ))}
    </div>
  );
};
