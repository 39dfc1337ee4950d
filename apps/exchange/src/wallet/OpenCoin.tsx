import { depositConfirmations, formatUsd, isPositive, showExactly, type DecimalText } from '@exchange/domain';
import { Button, Figure, PriceChange } from '@exchange/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { closing } from './closedPanels';
import { unrealisedOf } from './portfolio/portfolio';
import { signedUsd } from './portfolio/signedUsd';
import { portfolioTexts } from './portfolio/texts';
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

interface FactProps {
  label: string;
  children: ReactNode;
  isWarning?: boolean | undefined;
}

const Fact = ({ label, children, isWarning = false }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.factLabel}>{label}</dt>
    <dd className={isWarning ? styles.factWarning : styles.factValue}>{children}</dd>
  </div>
);

const Held = ({ label, amount, isWarning }: { label: string; amount: DecimalText | undefined; isWarning?: boolean }) =>
  amount !== undefined &&
  isPositive(amount) && (
    <Fact label={label} isWarning={isWarning}>
      {showExactly(amount)}
    </Fact>
  );

const PositionFacts = ({ position, usdPrice }: WalletCoin) => {
  const profit = position && unrealisedOf(position, usdPrice);
  return (
    <>
      {position?.averageCost !== undefined && (
        <Fact label={portfolioTexts.averageCost}>
          {position.hasDeposits && <span className={styles.second}>{portfolioTexts.withDeposits}</span>}{' '}
          <Figure figure={formatUsd(position.averageCost)} />
        </Fact>
      )}
      {profit && (
        <Fact label={portfolioTexts.profit}>
          {profit.percent !== undefined && <PriceChange percent={profit.percent} />}{' '}
          <Figure figure={signedUsd(profit.usd)} />
        </Fact>
      )}
    </>
  );
};

/** What a row of two lines has no room for. */
const Facts = (coin: WalletCoin) => (
  <dl className={styles.facts}>
    <Fact label={texts.columns.available}>
      <Balance value={coin.available} />
    </Fact>
    {coin.inOrders !== undefined && (
      <Fact label={texts.columns.inOrders}>
        <Balance value={coin.inOrders} />
      </Fact>
    )}
    <Held label={texts.facts.inWithdrawals} amount={coin.inWithdrawals} />
    <Held label={texts.facts.staked} amount={coin.staked} />
    <Held label={texts.facts.inSwaps} amount={coin.inSwaps} />
    <Held label={texts.facts.unconfirmed(depositConfirmations.toWithdraw)} amount={coin.unconfirmed} />
    <Held label={texts.facts.owed} amount={coin.owed} isWarning />
    <PositionFacts {...coin} />
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
