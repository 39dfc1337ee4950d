import type { ClientBase } from 'pg';
import type { DatabasePurpose } from '../databasePurpose';

type Queries = Pick<ClientBase, 'query'>;

/** What happened, and who did what: never changed, never taken back. */
const onlyAddedTo = [
  'committed_event',
  'entry',
  'incident_update',
  'ledger_check',
  'operator_action',
  'operator_statement',
  'posting',
  'security_event',
  'stake_reward',
  'trade',
  'transfer',
];

/** Money, what was done with it and what it was worth then: it changes, but no row goes. */
const neverDeleted = [
  'account',
  'deposit',
  'exchange',
  'hold',
  'inbox',
  'incident',
  'incoming',
  'otc_quote',
  'ratio_swap',
  'reference_price_past',
  'referral',
  'stake',
  'trade_order',
  'withdrawal',
];

/** Written with the owner's connection, or once. */
const ofTheOwner = ['database_kind', 'exchange_identity', 'schema_migration'];

/** The history of a demo market is folded into sums. */
const folded = ['entry', 'trade', 'trade_order', 'transfer'];

interface Rights {
  role: string;
  schema: string;
  purpose: DatabasePurpose;
  /** Whether the process holds its lease in this role. */
  holdsLease: boolean;
}

/** The rights of the role that the exchange runs as: it reads and writes rows, and changes no table, trigger or role. */
const statementsFor = ({ role, schema, purpose, holdsLease }: Rights): string[] => {
  const named = (tables: readonly string[]) => tables.map((table) => `${schema}.${table}`).join(', ');
  return [
    `grant usage on schema ${schema} to ${role}`,
    `revoke all on all tables in schema ${schema} from ${role}`,
    `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
    `revoke update, delete on ${named(onlyAddedTo)} from ${role}`,
    `revoke delete on ${named(neverDeleted)} from ${role}`,
    `revoke insert, update, delete on ${named([...ofTheOwner, 'exchange_lease'])} from ${role}`,
    ...(holdsLease ? [`grant update on ${named(['exchange_lease'])} to ${role}`] : []),
    ...(purpose === 'demo' ? [`grant delete on ${named(folded)} to ${role}`] : []),
    `grant usage on all sequences in schema ${schema} to ${role}`,
  ];
};

/** In one transaction, so that a running exchange is never without its rights. */
export const grantApplication = async (
  client: Queries & Pick<ClientBase, 'escapeIdentifier'>,
  { role, schema, ...rest }: Rights,
): Promise<void> => {
  const rights = { ...rest, role: client.escapeIdentifier(role), schema: client.escapeIdentifier(schema) };
  await client.query(['begin', ...statementsFor(rights), 'commit'].join('; '));
};
