import { readAssetSymbol, readWire, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { isRecord, type AppConfig } from '../runtime/appConfig';
import { SettingsError } from '../runtime/env';

/** Prices in XDC, for coins that no pair prices. */
export type XdcPrices = Readonly<Partial<Record<AssetSymbol, DecimalText>>>;

const decimal = /^\d{1,15}(\.\d{1,18})?$/;

/** As the configuration has them, for wherever a coin has a worth. */
export const xdcPricesOf = (config: AppConfig): XdcPrices => {
  const given = isRecord(config['xdcPrices']) ? config['xdcPrices'] : {};
  const entries = Object.entries(given).map(([coin, price]) => {
    const [asset, figure] = [readAssetSymbol(coin), readWire(price)];
    if (asset && figure !== undefined && decimal.test(figure)) return [asset, figure] as const;
    throw new SettingsError(`xdcPrices: ${coin} must be a coin, with its price in XDC as a figure in quotes.`);
  });
  return Object.fromEntries(entries);
};
