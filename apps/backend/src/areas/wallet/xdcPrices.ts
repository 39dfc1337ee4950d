import { readAssetSymbol, readWire } from '@exchange/domain';
import { isRecord, type AppConfig } from '../../runtime/appConfig';
import { SettingsError } from '../../runtime/env';
import type { XdcPrices } from './shared/worth';

const decimal = /^\d{1,15}(\.\d{1,18})?$/;

/** XDC prices of coins that no pair prices, for the daily withdrawal limit. */
export const xdcPricesOf = (config: AppConfig): XdcPrices => {
  const given = isRecord(config['xdcPrices']) ? config['xdcPrices'] : {};
  const entries = Object.entries(given).map(([coin, price]) => {
    const [asset, figure] = [readAssetSymbol(coin), readWire(price)];
    if (asset && figure !== undefined && decimal.test(figure)) return [asset, figure] as const;
    throw new SettingsError(`xdcPrices: ${coin} must be a coin, with its price in XDC as a figure in quotes.`);
  });
  return Object.fromEntries(entries);
};
