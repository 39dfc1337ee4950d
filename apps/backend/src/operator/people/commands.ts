import type { CommandOf } from '../../exchange/commands';
import { isReadableLine } from '../../exchange/readableLine';
import { spokenMoment } from '../../runtime/spokenMoment';
import { done, refused, type Answer } from '../answer';
import { changing, reading, type GivenChange, type OperatorContext } from '../command';
import { submitCommand } from '../submitCommand';
import { fingerprint, keyPairOf, newInvitation, newKeyPair } from '../warrants/keys';
import { joinBytes } from '../warrants/peopleCommands';
import { isRole, roles, type Role } from '../warrants/roles';
import { readRoster } from '../warrants/roster';
import { program } from '../words';
import { approvalCommands } from './approvals';
import { signWith } from './signer';

const day = 24 * 60 * 60_000;
const invitationMs = 7 * day;

const notAName = 'A name has up to 500 printable characters.';

const bootstrap = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [name = ''] = given.words;
  if (!isReadableLine(name)) return refused(notAName);
  const { exchange, hasBegun, isOpen } = await readRoster(desk.database.db);
  if (hasBegun) return refused('This exchange already has its first owner, who can invite you.');
  const pair = newKeyPair();
  const file = await desk.keys.add(exchange, name, pair);
  const action = { ...given.action, who: name };
  const signer = { name, key: pair.key, isDemo: false, sign: signWith(exchange, pair) };
  return submitCommand<'operator.begin'>(
    desk,
    { ...given, action, signer },
    {
      plan: [`Your private key is in ${file}.`],
      command: () => ({ kind: 'operator.begin', name, key: pair.key }),
      told: (_, id) =>
        done(
          [
            `${name} is the first owner, with the key ${fingerprint(pair.key)}.`,
            ...(isOpen ? ['From now on only operators can change anything on this demo.'] : []),
            `Invite two more owners, so that no one can act alone: ${program} invite NAME --roles owner --why "..."`,
          ],
          { id, outcome: 'done', name, key: pair.key, file },
        ),
    },
  );
};

const readRoles = (typed: string): Role[] | undefined => {
  const words = typed.split(',');
  const known = words.filter(isRole);
  return known.length === words.length ? [...new Set(known)] : undefined;
};

const invite = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [name = ''] = given.words;
  const wanted = readRoles(given.options.roles ?? '');
  if (!isReadableLine(name)) return refused(notAName);
  if (!wanted) return refused(`Name the roles with --roles, separated by commas: ${roles.join(', ')}.`);
  const { key: invitation, code } = newInvitation();
  const until = new Date(desk.now() + invitationMs);
  return submitCommand<'operator.invite'>(desk, given, {
    plan: [`${name} types this within 7 days, on their own computer: ${program} login ${code}`],
    command: () => ({ kind: 'operator.invite', name, roles: wanted, invitation, until: until.toISOString() }),
    told: (_, id) =>
      done(`${name} is invited as ${wanted.join(', ')}. The code works once, until ${spokenMoment(until)}.`, {
        id,
        outcome: 'done',
        name,
        roles: wanted,
        code,
        until: until.toISOString(),
      }),
  });
};

const unusable = 'This code is not one of an open invitation: it was used, taken back or mistyped, or it has expired.';

const login = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const seed = Buffer.from(given.words[0] ?? '', 'base64url');
  if (seed.length !== 32) return refused(unusable);
  const invitation = keyPairOf(seed);
  const { exchange, invitations } = await readRoster(desk.database.db);
  const invited = invitations.get(invitation.key);
  if (!invited || invited.until < desk.now()) return refused(unusable);
  const { name } = invited;
  const pair = newKeyPair();
  const file = await desk.keys.add(exchange, name, pair);
  const command: CommandOf<'operator.join'> = {
    kind: 'operator.join',
    invitation: invitation.key,
    key: pair.key,
    proof: invitation.sign(joinBytes(exchange, pair.key)),
  };
  // The code is a secret until it is used, so the log doesn't have it.
  const action = { ...given.action, who: name, words: 'login' };
  const signer = { name, key: pair.key, isDemo: false, sign: signWith(exchange, pair) };
  return submitCommand<'operator.join'>(
    desk,
    { ...given, action, signer },
    {
      plan: [`Your private key is in ${file}.`],
      command: () => command,
      told: (joined, id) =>
        done(`You are ${joined.name}: ${joined.roles.join(', ')}. Your key is ${fingerprint(pair.key)}.`, {
          id,
          outcome: 'done',
          name: joined.name,
          roles: joined.roles,
          key: pair.key,
          file,
        }),
    },
  );
};

const revoke = (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const [name = ''] = given.words;
  return submitCommand<'operator.revoke'>(desk, given, {
    command: () => ({ kind: 'operator.revoke', name }),
    told: (_, id) =>
      done(`${name} is no longer an operator. What they signed and isn't carried out yet will be refused.`, {
        id,
        outcome: 'done',
        name,
      }),
  });
};

const list = async ({ database }: OperatorContext): Promise<Answer> => {
  const roster = await readRoster(database.db);
  const members = [...roster.members.values()].map(({ name, roles: theirs, key }) => ({
    name: name ?? 'anybody',
    roles: theirs,
    key,
  }));
  const invitations = [...roster.invitations.values()].map(({ name, roles: theirs, until }) => ({
    name,
    roles: theirs,
    until: new Date(until).toISOString(),
  }));
  return done(
    [
      ...(roster.isOpen ? ['On this demo anybody may do everything, and no second person is needed.'] : []),
      ...(members.length === 0 ? ['There are no operators yet.'] : []),
      ...members.map(({ name, roles: theirs, key }) => `${name}  ${theirs.join(', ')}  ${fingerprint(key)}`),
      ...invitations.map(
        ({ name, roles: theirs, until }) =>
          `${name}  ${theirs.join(', ')}  invited, until ${spokenMoment(new Date(until))}`,
      ),
    ],
    { isOpen: roster.isOpen, exchange: roster.exchange, operators: members, invitations },
  );
};

export const peopleCommands = [
  reading({
    name: 'operators',
    usage: '',
    meaning: 'who the operators are, their roles and keys, and open invitations',
    takes: [0, 0],
    run: (_, desk) => list(desk),
  }),
  changing({
    name: 'bootstrap',
    usage: '<name>',
    meaning: 'become the first owner of an exchange that has no operators yet',
    takes: [1, 1],
    options: ['id'],
    needsNoKey: true,
    run: bootstrap,
  }),
  changing({
    name: 'invite',
    usage: `<name> --roles <${roles.join(',')}>`,
    meaning: 'let a person make a key of their own, or a second one',
    takes: [1, 1],
    options: ['id', 'roles'],
    run: invite,
  }),
  changing({
    name: 'login',
    usage: '<code>',
    meaning: 'make your own key, with the code of your invitation',
    takes: [1, 1],
    options: ['id'],
    needsNoKey: true,
    usualWhy: 'Accepted an invitation',
    run: login,
  }),
  changing({
    name: 'revoke',
    usage: '<name>',
    meaning: "end all of an operator's keys and invitations, at once",
    takes: [1, 1],
    options: ['id'],
    run: revoke,
  }),
  ...approvalCommands,
];
