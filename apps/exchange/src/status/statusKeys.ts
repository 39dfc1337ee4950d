export const statusKeys = {
  pairs: ['status', 'pairs'],
  currencies: ['status', 'currencies'],
};
