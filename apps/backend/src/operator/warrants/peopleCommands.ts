import type { Command } from '../../exchange/commands';
import type { Role } from './roles';

declare module '../../exchange/commands' {
  interface Commands {
    /** The first owner, signed with the very key that it names. */
    'operator.begin': { name: string; key: string };
    /** Lets a person make a key of their own, with the key of the invitation. */
    'operator.invite': { name: string; roles: readonly Role[]; invitation: string; until: string };
    /** Signed with the new key; the proof is the invitation's signature of it. */
    'operator.join': { invitation: string; key: string; proof: string };
    /** Ends all keys and invitations of a person. */
    'operator.revoke': { name: string };
    /** Of a second person, for a command that waits. The digest is that of everything that was signed. */
    'operator.approve': { held: string; digest: string };
    /** Ends a command that waits for a second person. */
    'operator.decline': { held: string };
  }
}

interface Settled {
  /** The command that waited. */
  held: string;
  /** Why the exchange refused it in the end. */
  refused?: string | undefined;
}

declare module '../../exchange/outcomes' {
  interface Outcomes {
    'operator.begin': { name: string };
    'operator.invite': { name: string };
    'operator.join': { name: string; roles: readonly Role[] };
    'operator.revoke': { name: string };
    'operator.approve': Settled;
    'operator.decline': Settled;
  }
}

/** What is kept about operators. */
export const statementKinds = ['operator.begin', 'operator.invite', 'operator.join', 'operator.revoke'] as const;

export type StatementKind = (typeof statementKinds)[number];

export type StatementCommand = Extract<Command, { kind: StatementKind }>;

export const isStatement = (command: Command): command is StatementCommand =>
  statementKinds.some((kind) => kind === command.kind);

/** What the key of an invitation signs. */
export const joinBytes = (exchange: string, key: string): Buffer =>
  Buffer.from(`exchange operator invitation 1\n${JSON.stringify([exchange, key])}`);
