import { assetFacts, type AssetFacts } from './assetFacts';
import { assetFigures, type AssetFigures } from './assetFigures';
import { assetSymbols, type AssetSymbol } from './assetSymbols';

export interface Asset extends AssetFacts, AssetFigures {
  symbol: AssetSymbol;
}

export const assetOf = (symbol: AssetSymbol): Asset => ({ symbol, ...assetFacts[symbol], ...assetFigures[symbol] });

export const assets: readonly Asset[] = assetSymbols.map(assetOf);
