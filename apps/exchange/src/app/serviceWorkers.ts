interface Workers {
  getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>;
}

/** An earlier version left workers behind that would go on answering with old files. */
export const unregisterServiceWorkers = async (workers: Workers | undefined): Promise<void> => {
  const found = (await workers?.getRegistrations()) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
};
