import { useState, type ComponentType } from 'react';
import type { BookSide, Level } from '@exchange/domain';
import { createRoot } from 'react-dom/client';
import { applyLook } from '../../../theme/applyLook';
import { vars } from '../../../theme/contract.css';
import { typography } from '../../../tokens/scale';
import { amountText } from '../drawing/cellTexts';
import { OrderBook } from '../OrderBook';
import { createBusyBook } from '../testing/busyBook';
import { lastOf } from '../testing/InPanel';
import { xdc } from '../testing/sampleBook';
import { MemoRows } from './MemoRows';
import type { PeerProps } from './peer';
import { PlainList } from './PlainList';
import { watchClicks, watchFrames, watchLongTasks } from './watched';

const lastPrice = lastOf({ price: '0.05312', direction: 'up', usd: '0.05312' });

const Ours = (props: PeerProps) => (
  <OrderBook
    {...props}
    pair={xdc}
    lastPrice={lastPrice}
    state={{ kind: 'live' }}
    grouping={0}
    onGroupingChange={() => undefined}
  />
);

const drawings: Record<string, ComponentType<PeerProps>> = {
  ours: Ours,
  virtuoso: PlainList,
  rows: MemoRows,
};

const panel = {
  inlineSize: '300px',
  blockSize: '730px',
  overflow: 'hidden',
  ...typography[12],
  color: vars.text.primary,
  background: vars.surface.panel,
} as const;

const Page = ({
  drawing: Drawing,
  source,
  depth,
}: Omit<PeerProps, 'onPick'> & { drawing: ComponentType<PeerProps> }) => {
  const [picked, setPicked] = useState<Level>();
  return (
    <>
      <div style={panel}>
        <Drawing source={source} depth={depth} onPick={setPicked} />
      </div>
      <output>{picked && `${picked.amount} at ${picked.price}`}</output>
    </>
  );
};

const element = document.getElementById('page');
const wishes = new URLSearchParams(location.search);
const drawing = drawings[wishes.get('drawing') ?? 'ours'];
if (!element || !drawing) throw new Error(`There is nothing to draw for ${location.search}`);

applyLook(document.documentElement, { theme: 'dark', palette: 'standard' });
const busy = createBusyBook();
createRoot(element).render(<Page drawing={drawing} source={busy.source} depth={Number(wishes.get('depth') ?? 15)} />);

const showsBest = (side: BookSide): boolean => {
  const [best] = busy.source.snapshot()[side];
  return best !== undefined && element.textContent.includes(amountText(best.amount, xdc.amountDecimals).shown);
};

let stop = (): void => undefined;
let readLongTasks = (): number => 0;
let readFrames = (): number => 0;
let readClicks = (): number => 0;

/** The benchmark's interface to this page. */
const bench = {
  start: (): void => {
    stop = busy.start();
  },
  stop: (): void => {
    stop();
  },
  changes: busy.changes,
  watchTasks: (): void => {
    readLongTasks = watchLongTasks();
  },
  /** Separate from the long tasks, because watching frames requests every one of them. */
  watchFramesAndClicks: (): void => {
    readFrames = watchFrames();
    readClicks = watchClicks();
  },
  watched: () => ({ longTasks: readLongTasks(), frameMs: readFrames(), clickMs: readClicks() }),
  /** Whether the book on the screen is up to date. */
  isDrawn: (): boolean => showsBest('asks') && showsBest('bids'),
};

Object.assign(globalThis, { bench });
