import { escapeIdentifier, escapeLiteral } from 'pg';

interface Roles {
  database: string;
  owner: string;
  application: string;
  /** The role that owns everything in a database that has an exchange already. */
  presentOwner?: string | undefined;
}

/** A second database on the same server, as for a drill, has the same roles. */
const roleSql = (role: string): string[] => [
  `select count(*) = 0 as is_missing from pg_roles where rolname = ${escapeLiteral(role)} \\gset`,
  `\\if :is_missing`,
  `create role ${escapeIdentifier(role)} login;`,
  `\\password ${escapeIdentifier(role)}`,
  `\\endif`,
];

/** For `psql`, run once by a superuser. What the application may do with each table follows with every migration. */
export const rolesSql = (roles: Roles): string[] => {
  const [database, owner, application] = [roles.database, roles.owner, roles.application].map(escapeIdentifier);
  const { presentOwner } = roles;
  return [
    `-- ${roles.owner} owns the tables and migrates them; ${roles.application} is what the exchange runs as.`,
    `-- Run it once, as a superuser, with psql: it asks for the passwords of new roles.`,
    ...roleSql(roles.owner),
    ...roleSql(roles.application),
    ...(presentOwner === undefined
      ? [`create database ${database} owner ${owner} encoding 'UTF8' template template0;`]
      : []),
    `\\connect ${database}`,
    ...(presentOwner === undefined
      ? []
      : [
          `reassign owned by ${escapeIdentifier(presentOwner)} to ${owner};`,
          `alter database ${database} owner to ${owner};`,
        ]),
    `revoke all on database ${database} from public;`,
    `grant connect, temporary on database ${database} to ${application};`,
    `revoke create on schema public from public;`,
    `grant usage on schema public to ${application};`,
  ];
};
