import type { TestProject } from 'vitest/node';
import { settlePurpose } from '../databasePurpose';
import { withClient } from '../embedded/connection';
import { migrate } from '../migrate';
import { startTestCluster } from './testCluster';
import { createDatabase, TEMPLATE_DATABASE } from './testDatabase';

declare module 'vitest' {
  export interface ProvidedContext {
    /** For `createTestDatabase(inject('clusterUrl'))`. */
    clusterUrl: string;
  }
}

/** One migrated cluster for the whole run; the returned function removes it. */
export const setup = async (project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestCluster();
  try {
    const template = await createDatabase(url, TEMPLATE_DATABASE);
    await migrate(template);
    await withClient(template, (client) => settlePurpose(client, 'demo'));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('clusterUrl', url);
  return stop;
};
