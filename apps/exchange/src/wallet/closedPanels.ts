import { depositClosedText, withdrawClosedText } from '@exchange/domain';
import type { ExpandedRows } from '@exchange/ui';
import { panelOf, walletScreenTexts, walletTableTexts, type WalletPanel } from './texts';
import type { WalletCoin } from './walletCoin';

const closedTextOf: Record<WalletPanel, (coin: WalletCoin) => string | undefined> = {
  deposit: depositClosedText,
  withdraw: withdrawClosedText,
};

/** The documented words of the disabled button, and why it is disabled; neither while the panel can be opened. */
export const closing = (coin: WalletCoin, panel: WalletPanel) => {
  const closedText = closedTextOf[panel](coin);
  return { closedText, reason: closedText === undefined ? undefined : walletTableTexts.closed[panel](coin) };
};

/** By coin symbol: the reason that its panel is closed. */
export const closedPanels = (expanded: ExpandedRows, coins: readonly WalletCoin[]): ReadonlyMap<string, string> =>
  new Map(
    [...expanded].flatMap(([symbol, open]): [string, string][] => {
      const coin = coins.find((one) => one.symbol === symbol);
      if (coin === undefined) return [[symbol, walletScreenTexts.unknownCoin(symbol)]];
      const panel = panelOf(open);
      const reason = panel && closing(coin, panel).reason;
      return reason === undefined ? [] : [[symbol, reason]];
    }),
  );

/** A panel closes when maintenance closes its coin: traders would still pay to an address that is shown. */
export const stillOpen = (expanded: ExpandedRows, coins: readonly WalletCoin[]): ExpandedRows => {
  const closed = closedPanels(expanded, coins);
  return new Map([...expanded].filter(([symbol, open]) => panelOf(open) !== undefined && !closed.has(symbol)));
};
