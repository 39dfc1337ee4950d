import type { Client } from 'pg';
import type { DatabasePurpose } from '../db/databasePurpose';
import { withClient } from '../db/embedded/connection';
import { grantApplication } from '../db/roles/applicationRights';
import { refuseOtherDatabase } from '../db/roles/ownerRole';
import { createLeaseTable } from './leaseTable';

/** One database in two roles: of its tables' owner, and of the exchange. */
interface TwoRoles {
  ownerUrl: string;
  connectionString: string;
}

interface Place {
  role: string;
  schema: string;
}

const placeOf = async (client: Client): Promise<Place> => {
  const { rows } = await client.query<Place>('select current_user as role, current_schema() as schema');
  return rows[0] ?? { role: '', schema: 'public' };
};

const inBoth = ({ ownerUrl, connectionString }: TwoRoles, work: (owner: Client, place: Place) => Promise<void>) =>
  withClient(connectionString, (application) =>
    withClient(ownerUrl, async (owner) => {
      await refuseOtherDatabase(owner, application);
      const place = await placeOf(application);
      // An owner that runs the exchange as well has every right already, and must not lose any.
      if (place.role !== (await placeOf(owner)).role) await work(owner, place);
    }),
  );

/** The exchange can't create the table that it is waited for in. */
export const prepareLease = (roles: TwoRoles): Promise<void> =>
  inBoth(roles, async (owner, { role }) => {
    await createLeaseTable(owner);
    await owner.query(`grant select, update on exchange_lease to ${owner.escapeIdentifier(role)}`);
  });

/** Whatever the migrations have added. */
export const admitNamed = (roles: TwoRoles, purpose: DatabasePurpose): Promise<void> =>
  inBoth(roles, (owner, { role, schema }) => grantApplication(owner, { role, schema, purpose, holdsLease: true }));
