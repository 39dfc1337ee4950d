export { BestPrices, BookLadder } from '@exchange/ui';
