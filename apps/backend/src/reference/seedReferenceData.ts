import type { Database } from '../db/client';
import { country, currency, operatorFigure, pair, switches } from '../db/schema';
import { countryRows, currencyRows, figureRows, pairRows, switchRows, tradingSwitch } from './referenceData';

/** Adds what a fresh database lacks, and leaves alone what operators have changed since. */
export const seedReferenceData = (db: Database): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.insert(currency).values(currencyRows).onConflictDoNothing();
    await transaction.insert(pair).values(pairRows).onConflictDoNothing();
    await transaction.insert(country).values(countryRows).onConflictDoNothing();
    await transaction
      .insert(operatorFigure)
      .values([...figureRows])
      .onConflictDoNothing();
    await transaction
      .insert(switches)
      .values([...switchRows, tradingSwitch])
      .onConflictDoNothing();
  });
