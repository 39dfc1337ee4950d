import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import type { DatabasePurpose } from '../../db/databasePurpose';
import type { Command, CommandOf } from '../../exchange/commands';
import { isReadableLine } from '../../exchange/readableLine';
import { signedBytes, type Signable, type Warrant } from '../../inbox/warrant';
import { demoKey, isKey, isSignedBy } from './keys';
import { joinBytes, type StatementCommand, type StatementKind } from './peopleCommands';
import { isRole, type Role } from './roles';

/** A command with what it was signed with. */
export interface Signed<Kind extends Command = Command> {
  id: string;
  command: Kind;
  warrant: Warrant;
}

export interface Statement extends Signed<StatementCommand> {
  approval: Signed<CommandOf<'operator.approve'>> | null;
}

/** A key, and whose it is. A person may have several. */
export interface Member {
  /** Undefined for the key that a demo has ready, which acts for whoever is named. */
  name: string | undefined;
  roles: readonly Role[];
  key: string;
}

interface Invitation {
  name: string;
  roles: readonly Role[];
  until: number;
}

export interface Roster {
  /** The database's identity. */
  exchange: string;
  members: ReadonlyMap<string, Member>;
  /** Not used yet. */
  invitations: ReadonlyMap<string, Invitation>;
  /** Anybody may act for anybody: a demo without operators of its own. */
  isOpen: boolean;
  hasBegun: boolean;
}

interface Growing extends Roster {
  members: Map<string, Member>;
  invitations: Map<string, Invitation>;
}

export const isSigned = (exchange: string, { id, command, warrant }: Signed): boolean =>
  isSignedBy(warrant.key, signedBytes({ exchange, id, command, warrant }), warrant.signature);

/** What a second person agrees to: everything that the first one signed. */
export const digestOf = (signable: Signable & { warrant: Warrant }): string =>
  createHash('sha256').update(signedBytes(signable)).update(signable.warrant.signature).digest('hex');

export const ownersOf = ({ members }: Pick<Roster, 'members'>): Set<string> =>
  new Set([...members.values()].flatMap(({ name, roles }) => (roles.includes('owner') && name ? [name] : [])));

/** Somebody alone can invite while they are the only owner, and revoke an owner while there are at most two. */
export const needsSecondOwner = (roster: Pick<Roster, 'members'>, command: StatementCommand): boolean => {
  const owners = ownersOf(roster);
  if (command.kind === 'operator.invite') return owners.size > 1;
  return command.kind === 'operator.revoke' && owners.has(command.name) && owners.size > 2;
};

const isOwner = ({ members }: Growing, { key, by }: Warrant): boolean => {
  const member = members.get(key);
  return member?.name === by && member.roles.includes('owner');
};

/** Whether another owner agreed to it. Whoever is to be revoked has no say in it. */
const isApproved = (roster: Growing, statement: Statement): boolean => {
  const { approval, command, warrant } = statement;
  if (approval?.command.held !== statement.id) return false;
  const isOther = approval.warrant.by !== warrant.by;
  const isConcerned = command.kind === 'operator.revoke' && command.name === approval.warrant.by;
  return (
    isOther &&
    !isConcerned &&
    isOwner(roster, approval.warrant) &&
    approval.command.digest === digestOf({ exchange: roster.exchange, ...statement }) &&
    isSigned(roster.exchange, approval)
  );
};

/** May this owner say so? The objection, if not. */
const ownersWord = (roster: Growing, statement: Statement, isApprovedLater: boolean): string | undefined => {
  if (!isOwner(roster, statement.warrant)) return 'Only an owner can do this.';
  if (isApprovedLater || !needsSecondOwner(roster, statement.command) || isApproved(roster, statement))
    return undefined;
  return 'A second owner has to approve this.';
};

type Rule<Kind extends StatementKind> = (
  roster: Growing,
  statement: Statement & { command: CommandOf<Kind> },
  isApprovedLater: boolean,
) => string | (() => void);

const taken = (roster: Growing, key: string): boolean =>
  roster.members.has(key) || roster.invitations.has(key) || key === demoKey.key;

const usable = (key: unknown, roster: Growing): string | undefined => {
  if (!isKey(key)) return 'This is not a key.';
  return taken(roster, key) ? 'This key is already in use.' : undefined;
};

const begin: Rule<'operator.begin'> = (roster, { command: { name, key }, warrant }) => {
  if (roster.hasBegun) return 'This exchange already has a first owner.';
  if (warrant.key !== key || warrant.by !== name || !isReadableLine(name))
    return 'The first owner signs for themselves.';
  const wrong = usable(key, roster);
  if (wrong !== undefined) return wrong;
  return () => {
    roster.members.clear();
    roster.members.set(key, { name, key, roles: ['owner'] });
    roster.hasBegun = true;
    roster.isOpen = false;
  };
};

const invite: Rule<'operator.invite'> = (roster, statement, isApprovedLater) => {
  const { name, roles: wanted, invitation, until } = statement.command;
  const wrong = ownersWord(roster, statement, isApprovedLater) ?? usable(invitation, roster);
  if (wrong !== undefined) return wrong;
  if (!isReadableLine(name) || wanted.length === 0 || !wanted.every(isRole)) return 'Name a person and their roles.';
  return () => roster.invitations.set(invitation, { name, roles: wanted, until: Date.parse(until) });
};

const join: Rule<'operator.join'> = (roster, { command: { invitation, key, proof }, warrant }) => {
  const invited = roster.invitations.get(invitation);
  if (!invited || !isSignedBy(invitation, joinBytes(roster.exchange, key), proof))
    return 'This invitation was used before, or was taken back.';
  if (!(Date.parse(warrant.at) <= invited.until)) return 'This invitation has expired.';
  const wrong = usable(key, roster);
  if (wrong !== undefined) return wrong;
  if (warrant.key !== key || warrant.by !== invited.name) return 'The invited person signs for themselves.';
  return () => {
    roster.invitations.delete(invitation);
    roster.members.set(key, { name: invited.name, key, roles: invited.roles });
  };
};

const remove = (roster: Growing, name: string): void => {
  for (const [key, member] of roster.members) if (member.name === name) roster.members.delete(key);
  for (const [key, invited] of roster.invitations) if (invited.name === name) roster.invitations.delete(key);
};

const revoke: Rule<'operator.revoke'> = (roster, statement, isApprovedLater) => {
  const { name } = statement.command;
  const owners = ownersOf(roster);
  const objection = ownersWord(roster, statement, isApprovedLater);
  // Everybody can end their own keys, for example after losing one.
  const isOwn = roster.members.get(statement.warrant.key)?.name === name && statement.warrant.by === name;
  if (objection !== undefined && !isOwn) return objection;
  if (![...roster.members.values(), ...roster.invitations.values()].some((one) => one.name === name))
    return `There is no operator ${name}.`;
  if (owners.has(name) && owners.size === 1) return `${name} is the last owner. Invite another one first.`;
  return () => {
    remove(roster, name);
  };
};

const rules: { [Kind in StatementKind]: Rule<Kind> } = {
  'operator.begin': begin,
  'operator.invite': invite,
  'operator.join': join,
  'operator.revoke': revoke,
};

const takeUp = (roster: Growing, statement: Statement): void => {
  if (!isSigned(roster.exchange, statement)) return;
  const outcome = (rules[statement.command.kind] as Rule<StatementKind>)(roster, statement, false);
  if (typeof outcome !== 'string') outcome();
};

/** The objection to a statement, without taking it up; that of a second owner may still be to come. */
export const objectionTo = (roster: Roster, statement: Statement, isApprovedLater = false): string | undefined => {
  const copy: Growing = { ...roster, members: new Map(roster.members), invitations: new Map(roster.invitations) };
  const outcome = (rules[statement.command.kind] as Rule<StatementKind>)(copy, statement, isApprovedLater);
  return typeof outcome === 'string' ? outcome : undefined;
};

interface Known {
  exchange: string;
  purpose: DatabasePurpose | undefined;
  statements: readonly Statement[];
}

/** Who the operators are, from the first owner on. What isn't properly signed counts for nothing. */
export const rosterOf = ({ exchange, purpose, statements }: Known): Roster => {
  const isDemo = purpose === 'demo';
  const roster: Growing = {
    exchange,
    members: new Map(isDemo ? [[demoKey.key, { name: undefined, key: demoKey.key, roles: ['owner'] }]] : []),
    invitations: new Map(),
    isOpen: isDemo,
    hasBegun: false,
  };
  for (const statement of statements)
    try {
      takeUp(roster, statement);
    } catch {
      // Whoever can write to the table can write nonsense, and nobody may be locked out by it.
    }
  return roster;
};

export const readRoster = async (queries: Queries): Promise<Roster> => {
  const { rows } = await queries.execute<{
    exchange: string;
    purpose: DatabasePurpose | null;
    statements: Statement[];
  }>(
    sql`select (select id from exchange_identity) as exchange, (select kind from database_kind) as purpose,
          coalesce((select jsonb_agg(jsonb_build_object('id', inbox_id, 'command', command, 'warrant', warrant,
            'approval', approval) order by number) from operator_statement), '[]') as statements`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database has no identity.');
  return rosterOf({ ...row, purpose: row.purpose ?? undefined });
};

export const keepStatement = async (queries: Queries, statement: Statement, at: Date): Promise<void> => {
  const { id, command, warrant, approval } = statement;
  await queries.execute(
    sql`insert into operator_statement (inbox_id, command, warrant, approval, at)
        values (${id}, ${JSON.stringify(command)}::jsonb, ${JSON.stringify(warrant)}::jsonb,
          ${approval && JSON.stringify(approval)}::jsonb, ${at.toISOString()}::timestamptz)`,
  );
};
