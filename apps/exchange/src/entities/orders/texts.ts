/** Column headers of open and past orders. */
export const columnTexts = {
  date: 'Date',
  pair: 'Pair',
  side: 'Side',
  price: 'Price',
  amount: 'Amount',
  total: 'Total',
  fee: 'Fee',
  status: 'Status',
  averagePrice: 'Average price',
  received: 'Received',
} as const;
