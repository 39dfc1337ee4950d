import { pairOf } from '@exchange/domain';
import { visuallyHidden } from '@exchange/ui';
import { useLocation } from 'react-router-dom';
import { pairOfPath } from '../shared/market/rememberedPair';
import { usePageArrival } from '../shared/page/arrival';
import { useServices } from '../shared/services/services';
import { PairTrading } from './PairTrading';

/** The trading screen for the pair in the address, else the last one, else the default. */
export const TradingPage = ({ title }: { title: string }) => {
  const { jar } = useServices();
  const pair = pairOf(pairOfPath(useLocation().pathname, jar).name);
  const heading = usePageArrival(title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={visuallyHidden}>
        {title}
      </h1>
      <PairTrading pair={pair} />
    </>
  );
};
