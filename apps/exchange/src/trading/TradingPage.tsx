import { visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';
import { usePageArrival } from '#shared/page/arrival.ts';
import { PairTrading } from './PairTrading';
import { usePairInAddress } from './usePairInAddress';
import { usePriceInTitle } from './usePriceInTitle';

export interface TradingPageProps {
  title: string;
  /** More ways to trade the pair, beside the order forms. */
  tools?: ReactNode;
  /** All pairs, to change to another one. */
  pairs?: ReactNode;
}

/** The trading screen for the pair in the address. */
export const TradingPage = ({ title, tools, pairs }: TradingPageProps) => {
  const pair = usePairInAddress();
  const heading = usePageArrival(title);
  usePriceInTitle(title, pair);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={visuallyHidden}>
        {title}
      </h1>
      <PairTrading pair={pair} tools={tools} pairs={pairs} />
    </>
  );
};
