import { useState } from 'react';
import { vars } from '../../../theme/contract.css';
import type { LastPrice } from '../drawing/lastPriceDrawing';
import { staticSource } from '../live/liveSource';
import { OrderBook, type OrderBookProps } from '../OrderBook';

export const lastOf = (price: LastPrice) => staticSource<LastPrice | undefined>(price);

const panel = {
  inlineSize: 'min(100%, 300px)',
  blockSize: '730px',
  border: `1px solid ${vars.line.subtle}`,
  background: vars.surface.panel,
} as const;

const Grouped = ({ grouping: first, onGroupingChange, onDepthChange, ...args }: OrderBookProps) => {
  const [chosen, setChosen] = useState(first);
  const [depth, setDepth] = useState(args.depth);
  const changeDepth = (next: number): void => {
    setDepth(next);
    onDepthChange?.(next);
  };
  return (
    <OrderBook
      {...args}
      {...(depth !== undefined && { depth })}
      onDepthChange={onDepthChange && changeDepth}
      grouping={chosen}
      onGroupingChange={(next) => {
        setChosen(next);
        onGroupingChange(next);
      }}
    />
  );
};

interface InPanelProps extends OrderBookProps {
  /** Overrides the size of the trading screen's panel. */
  size?: { inlineSize?: string; blockSize?: string };
}

/** As wide as on the trading screen, and tall enough for fifteen levels a side. */
export const InPanel = ({ size, ...args }: InPanelProps) => (
  <div style={{ ...panel, ...size }}>
    <Grouped {...args} />
  </div>
);
