/** The maximum length of texts that people send us, in characters. The contract has the same bounds. */
export const requestBounds = {
  name: 100,
  email: 254,
  number: 20,
  address: 200,
  story: 4000,
  contract: 120,
  symbol: 20,
  position: 200,
  link: 500,
  figure: 60,
} as const;
