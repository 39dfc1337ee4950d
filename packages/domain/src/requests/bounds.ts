/** How long what people send us may be, in characters. The contract says the same of its fields. */
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
