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

/** On a phone it is as long as its rows. */
export const onPhone = {
  globals: { viewport: { value: 'phone' } },
  render: (args: BottomPanelViewProps) => <BottomPanelView {...args} />,
};
