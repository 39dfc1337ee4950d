import { pairOf } from '@exchange/domain';
import type { RowsState } from '@exchange/ui';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { BottomPanelView, type BottomPanelViewProps, type PanelList } from '../BottomPanelView';
import type { CancellingAll, OrderCancelling } from '../../openOrders/cancelling';
import { funds, openOrdersOf, userTrades } from './rows';

const pair = pairOf('XDC-USDT');

export const idle: OrderCancelling = {
  stateOf: () => 'idle',
  all: undefined,
  onCancel: fn(),
  onCancelAll: fn(),
  onStop: fn(),
  onDismiss: fn(),
};

// Typed here, because a union's literals would widen to `string` below.
export const filled: BottomPanelViewProps = {
  pair,
  isLoggedIn: true,
  tab: 'openOrders',
  onTabChange: fn(),
  openOrders: { state: { kind: 'ready', rows: openOrdersOf(6) }, isStale: false },
  trades: { state: { kind: 'ready', rows: userTrades }, isStale: false },
  funds: { state: { kind: 'ready', rows: funds }, isStale: false },
  isPairOnly: false,
  onPairOnlyChange: fn(),
  hidesSmall: false,
  onHidesSmallChange: fn(),
  cancelling: idle,
};

/** Keeps what is chosen, as the screen does, and at the same height. */
export const Choosing = (given: BottomPanelViewProps) => {
  const [tab, onTabChange] = useState(given.tab);
  const [isPairOnly, onPairOnlyChange] = useState(given.isPairOnly);
  const [hidesSmall, onHidesSmallChange] = useState(given.hidesSmall);
  return (
    <div style={{ blockSize: '260px' }}>
      <BottomPanelView
        {...given}
        {...{ tab, onTabChange, isPairOnly, onPairOnlyChange, hidesSmall, onHidesSmallChange }}
      />
    </div>
  );
};

/** The state while it is running. */
export const running: CancellingAll = {
  phase: 'running',
  total: 12,
  done: 5,
  cancelled: 5,
  closed: 0,
  left: 0,
  failed: [],
};

/** One list in its own state. */
export const list = <Row,>(state: RowsState<Row>): PanelList<Row> => ({ state, isStale: false });

export const bodyRows = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];

/** As wide as under the chart: at 1440, 1366 and 1280 pixels. */
export const deskWidths = [898, 826, 738] as const;

/** Words for screen readers only are a pixel wide. */
const isClipped = ({ parentElement }: Node): boolean => parentElement === null || parentElement.offsetWidth <= 1;

/** Where its last visible character ends; the space reserved after it doesn't count. */
const endOf = (cell: Element): number => {
  const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const ends: number[] = [];
  while (words.nextNode()) {
    if (isClipped(words.currentNode)) continue;
    range.selectNodeContents(words.currentNode);
    ends.push(range.getBoundingClientRect().right);
  }
  return Math.max(...ends);
};

/** By how many pixels the header of a column ends beyond its figures; undefined if the column is hidden. */
export const headerBeyondFigures = (canvasElement: HTMLElement, title: string): number | undefined => {
  const headers = [...canvasElement.querySelectorAll('thead th')];
  const at = headers.findIndex(({ textContent }) => textContent === title);
  const header = headers[at];
  if (header === undefined || getComputedStyle(header).display === 'none') return undefined;
  const figures = bodyRows(canvasElement).flatMap(({ children }) => children[at] ?? []);
  return Math.round(endOf(header) - Math.max(...figures.map(endOf)));
};

/** On a phone it is as long as its rows. */
export const onPhone = {
  globals: { viewport: { value: 'phone' } },
  render: (args: BottomPanelViewProps) => <BottomPanelView {...args} />,
};
