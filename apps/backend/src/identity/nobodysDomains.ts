/** Email domains of accounts that no one signs in to: nothing is delivered there, and they aren't customers. */
export const nobodysDomains = { simulation: 'simulation.invalid', retired: 'retired.test' } as const;
