import type { ClientBase } from 'pg';

export type Queries = Pick<ClientBase, 'query'>;

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}
