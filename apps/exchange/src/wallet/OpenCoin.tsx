import { depositConfirmations, isPositive, showExactly, type DecimalText } from '@exchange/domain';
import { Button } from '@exchange/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { closing } from './closedPanels';
import { walletPanels, walletTableTexts as texts, type WalletPanel } from './texts';
import { Balance, HistoryCell, Of } from './WalletCells';
import type { WalletCoin } from './walletCoin';
import * as styles from './WalletTable.css';

/** Scrolls no further than it must: to the end of the panel, or to the row if the panel is taller than the window. */
const reveal = (panel: HTMLElement): void => {
  const { top, bottom } = panel.getBoundingClientRect();
  if (bottom <= window.innerHeight) return;
  const row = panel.closest('tr')?.previousElementSibling ?? panel;
  const isTall = bottom - top + row.clientHeight > window.innerHeight;
  if (isTall) row.scrollIntoView({ block: 'start', behavior: 'instant' });
  else panel.scrollIntoView({ block: 'end', behavior: 'instant' });
};

const actions = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/** Also while its content arrives, until the trader does something else: then the page stays where it is. */
const keepInView = (panel: HTMLElement): (() => void) => {
  const sizes = new ResizeObserver(() => reveal(panel));
  const stop = (): void => {
    sizes.disconnect();
    for (const action of actions) window.removeEventListener(action, stop);
  };
  sizes.observe(panel);
  for (const action of actions) window.addEventListener(action, stop, { passive: true });
  return stop;
};

interface OpenCoinProps {
  coin: WalletCoin;
  panel: WalletPanel | undefined;
  /** The row has no buttons of its own. */
  hasWays: boolean;
  onPanel: (panel: WalletPanel | undefined) => void;
  children: ReactNode;
}

const Fact = ({ label, children, isWarning = false }: { label: string; children: ReactNode; isWarning?: boolean }) => (
  <div className={styles.fact}>
    <dt className={styles.factLabel}>{label}</dt>
    <dd className={isWarning ? styles.factWarning : styles.factValue}>{children}</dd>
  </div>
);

const held = (amount: DecimalText | undefined): amount is DecimalText => amount !== undefined && isPositive(amount);

/** What a row of two lines has no room for. */
const Facts = ({ available, inOrders, inWithdrawals, staked, inSwaps, unconfirmed, owed }: WalletCoin) => (
  <dl className={styles.facts}>
    <Fact label={texts.columns.available}>
      <Balance value={available} />
    </Fact>
    {inOrders !== undefined && (
      <Fact label={texts.columns.inOrders}>
        <Balance value={inOrders} />
      </Fact>
    )}
    {held(inWithdrawals) && <Fact label={texts.facts.inWithdrawals}>{showExactly(inWithdrawals)}</Fact>}
    {held(staked) && <Fact label={texts.facts.staked}>{showExactly(staked)}</Fact>}
    {held(inSwaps) && <Fact label={texts.facts.inSwaps}>{showExactly(inSwaps)}</Fact>}
    {held(unconfirmed) && (
      <Fact label={texts.facts.unconfirmed(depositConfirmations.toWithdraw)}>{showExactly(unconfirmed)}</Fact>
    )}
    {held(owed) && (
      <Fact label={texts.facts.owed} isWarning>
        {showExactly(owed)}
      </Fact>
    )}
  </dl>
);

const Ways = ({
  coin,
  panel: open,
  panelId,
  onPanel,
}: Omit<OpenCoinProps, 'hasWays' | 'children'> & { panelId: string }) => (
  <div className={styles.ways}>
    {walletPanels.map((panel) => {
      const { closedText, reason } = closing(coin, panel);
      const isOpen = panel === open;
      return (
        <Button
          key={panel}
          variant="outline"
          tone="neutral"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          data-state={isOpen ? 'open' : 'closed'}
          disabledReason={reason}
          onClick={() => onPanel(isOpen ? undefined : panel)}
        >
          {closedText ?? texts.panels[panel]}
          <Of symbol={coin.symbol} />
        </Button>
      );
    })}
    <HistoryCell symbol={coin.symbol} />
  </div>
);

/** What is below a coin, brought into view whenever something opens there. */
export const OpenCoin = ({ coin, panel, hasWays, onPanel, children }: OpenCoinProps) => {
  const place = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useEffect(() => (place.current ? keepInView(place.current) : undefined), [panel]);
  return (
    <div ref={place} className={styles.open}>
      {hasWays && (
        <>
          <Facts {...coin} />
          <Ways {...{ coin, panel, panelId, onPanel }} />
        </>
      )}
      {panel !== undefined && <div id={panelId}>{children}</div>}
    </div>
  );
};
