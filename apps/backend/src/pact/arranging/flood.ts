export interface Flood {
  begin: () => void;
  end: () => void;
  /** How many calls an address may make. */
  calls: () => number;
}

/** Simulates a flood at once, so that no state has to make hundreds of calls and wait for them to expire. */
export const createFlood = (): Flood => {
  let isOn = false;
  return {
    begin: () => {
      isOn = true;
    },
    end: () => {
      isOn = false;
    },
    calls: () => (isOn ? 0 : Infinity),
  };
};
