import { laterOperations } from '../contract/later.gen';
import { operations as firstOperations } from '../contract/operations.gen';

/** Every call of the contract, whenever its part of the table loads. */
export const operations = { ...firstOperations, ...laterOperations };
