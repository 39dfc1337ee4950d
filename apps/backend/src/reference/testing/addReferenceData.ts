import type { TestProject } from 'vitest/node';
import { connect } from '../../db/client';
import { templateIn } from '../../db/testing/testDatabase';
import { seedReferenceData } from '../seedReferenceData';

/** Coins, pairs and countries, as every start adds them. */
export const addReferenceData = async (connectionString: string): Promise<void> => {
  const { db, close } = connect({ connectionString, max: 1, onError: () => undefined });
  try {
    await seedReferenceData(db);
  } finally {
    await close();
  }
};

/** Once for the whole run, so that every test database has them. Needs the cluster of `db/testing/globalSetup`. */
export const setup = (project: Pick<TestProject, 'getProvidedContext'>): Promise<void> =>
  addReferenceData(templateIn(project.getProvidedContext().clusterUrl));
