interface Workers {
  getRegistrations: () => Promise<readonly Pick<ServiceWorkerRegistration, 'unregister'>[]>;
}

/** An earlier version left service workers behind that would keep serving old files. */
export const unregisterServiceWorkers = async (workers: Workers | undefined): Promise<void> => {
  const found = (await workers?.getRegistrations()) ?? [];
  await Promise.all(found.map((worker) => worker.unregister()));
};
