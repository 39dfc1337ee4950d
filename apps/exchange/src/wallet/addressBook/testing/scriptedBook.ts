import { createFakeExchange, ok, type Sent } from '@exchange/api/testing';
import { createServices } from '#shared/services/createServices.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { cold } from './someEntries';

interface WireEntry {
  id: string;
  currency: string;
  label: string;
  address: string;
  destinationTag: string | null;
}

/** Simulates an exchange with an address book, or without one. */
export const createScriptedBook = (hasBook = true) => {
  let entries: WireEntry[] = [
    { id: cold.id, currency: 'XDC', label: cold.label, address: cold.address, destinationTag: null },
  ];
  let made = 0;

  const saveWithdrawalAddress = (sent: Sent<'saveWithdrawalAddress'>) => {
    made += 1;
    const { id = `new-${String(made)}`, currency = '', label = '', toAddress: address = '', destinationTag } = sent;
    const entry = { id, currency, label, address, destinationTag: destinationTag ?? null };
    entries = [...entries.filter((other) => other.id !== id), entry];
    return ok({ statusCode: 200, message: 'Address saved.', data: entry });
  };
  const removeWithdrawalAddress = ({ id }: Sent<'removeWithdrawalAddress'>) => {
    entries = entries.filter((other) => other.id !== id);
    return ok({ statusCode: 200, message: 'Address removed.' });
  };

  const exchange = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    withdrawalAddresses: hasBook ? () => ok({ data: entries }) : 'notBuilt',
    saveWithdrawalAddress,
    removeWithdrawalAddress,
  });
  const environment = createTestEnvironment({ fetch: exchange.fetch, stored: storedTrader });
  /** Another page on the same device. */
  const open = () => createServices(testConfig, testVersion, environment);
  return { exchange, open, entries: () => entries };
};
