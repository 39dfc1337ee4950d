import { readAssetSymbol, tokenShown, type AssetSymbol } from '@exchange/domain';
import { useNavigate, useParams } from 'react-router-dom';
import { usdPrices } from '#entities/funds/fund.ts';
import { paths } from '#shared/page/paths.ts';
import { useLoaded } from '#shared/serverState/useLoaded.ts';
import { useMarket } from '#shared/services/useMarket.ts';
import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';
import { dollarPairOf, weekQuery, type TokenPrice } from './tokens/tokenPrice';
import { TokenView } from './tokens/TokenView';

/** From the live figures that the market table has, and the candles that charts have. */
const useTokenPrice = (symbol: AssetSymbol): TokenPrice => {
  const { client, config, now, usdPrices: store } = useServices();
  const sent = useStored(store.subscribe, store.prices);
  const { quotes, isStale } = useMarket();
  const pair = dollarPairOf(symbol);
  const { data } = useLoaded(weekQuery(client, pair, now()));
  const quote = pair && quotes.get(pair.name);
  const xdc = config.xdcPrices[symbol];
  return {
    usd: usdPrices(quotes.values(), sent, config.xdcPrices).get(symbol),
    pair,
    percentChange: quote?.percentChange,
    isStale,
    week: data && quote ? [...data, quote.price] : data,
    xdc,
  };
};

/** The token in the address, in any case; BTC if it isn't one of ours. */
export const TokensScreen = () => {
  const { token } = useParams();
  const navigate = useNavigate();
  const symbol = tokenShown(token);
  const isUnknown = token !== undefined && readAssetSymbol(token) === undefined;
  return (
    <TokenView
      symbol={symbol}
      price={useTokenPrice(symbol)}
      unknown={isUnknown ? token : undefined}
      onChoose={(symbol) => void navigate(`${paths.tokens}/${symbol}`)}
    />
  );
};
