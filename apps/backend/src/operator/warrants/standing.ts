import type { Command } from '../../exchange/commands';
import type { Warrant } from '../../inbox/warrant';
import { isSigned, type Member, type Roster, type Signed } from './roster';
import { ruleFor, type Ground } from './rules';

/** Clocks of two machines differ. */
const earlyMs = 5 * 60_000;
const hour = 60 * 60_000;

/** The person and the reason that a command names are those that were signed, so that every record says the same. */
const namesOthers = (command: Command, { by, why }: Warrant): boolean => {
  const named = command as { by?: unknown; why?: unknown; reason?: unknown };
  const isOther = (value: unknown, signed: string): boolean => value !== undefined && value !== signed;
  return isOther(named.by, by) || isOther(named.why, why) || isOther(named.reason, why);
};

/** What is wrong with a signature, whatever it is for. */
export const signatureObjection = (
  roster: Roster,
  { id, command, warrant }: Signed,
  { limits, now }: Pick<Ground, 'limits' | 'now'>,
): string | undefined => {
  if (!isSigned(roster.exchange, { id, command, warrant }))
    return "Its signature doesn't fit: it was changed after it was signed, or signed for another exchange or ID.";
  const age = now() - Date.parse(warrant.at);
  if (!(age >= -earlyMs)) return "It was signed in the future. Check your computer's clock.";
  if (age > limits.signatureMs) return `It was signed more than ${String(limits.signatureMs / hour)} hours ago.`;
  return namesOthers(command, warrant) ? 'It names another person or reason than it was signed with.' : undefined;
};

export const memberOf = ({ members }: Roster, { key, by }: Pick<Warrant, 'key' | 'by'>): Member | undefined => {
  const member = members.get(key);
  return member?.name === undefined || member.name === by ? member : undefined;
};

export const noOperator = (by: string): string => `${by} is not an operator of this exchange, or was revoked.`;

/** Why this person can't give this command, whoever signed it first. */
export const standingObjection = async (
  roster: Roster,
  command: Command,
  warrant: Pick<Warrant, 'key' | 'by'>,
  ground: Ground,
): Promise<string | undefined> => {
  const member = memberOf(roster, warrant);
  if (!member) return noOperator(warrant.by);
  const rule = ruleFor(command, ground);
  if (!rule) return 'This is no command for operators.';
  const allowed = ['owner', ...rule.roles];
  if (!member.roles.some((role) => allowed.includes(role)))
    return `${warrant.by} can't do this. It takes one of these roles: ${allowed.join(', ')}.`;
  return rule.bound?.(command, ground);
};
