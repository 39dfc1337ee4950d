import type { SecurityLogKind } from '@exchange/domain';
import type { TraderHandlers } from '#contract/handlers';
import type { SecurityEventKind } from '#identity/stores/audit';
import type { AccountCore } from '#identity/core';
import { addressToTell, deviceToTell } from '#identity/stores/places';
import { refusals } from '#identity/refusals';
import { entryId, readPlace, readSecurityLog, writePlace, type LogEntry } from './securityLogStore';

type NotedKind =
  | SecurityEventKind
  | 'attempts elsewhere'
  | 'withdrawal requested'
  | 'withdrawal cancelled'
  | 'stake begun'
  | 'stake revoked'
  | 'auto-renewal disabled';

const kinds: Readonly<Record<NotedKind, SecurityLogKind>> = {
  registered: 'registered',
  'account verified': 'accountVerified',
  'password refused': 'passwordRefused',
  'attempts elsewhere': 'attemptsElsewhere',
  'code first turned on': 'codeFirstEnabled',
  'code first turned off': 'codeFirstDisabled',
  'code refused': 'codeRefused',
  'tries used up': 'triesUsedUp',
  'code mailed': 'codeMailed',
  'link mailed': 'linkMailed',
  'new place held': 'newDeviceHeld',
  'new place confirmed': 'newDeviceConfirmed',
  'logged in': 'signedIn',
  'logged out': 'signedOut',
  'password changed': 'passwordChanged',
  'two-factor turned on': 'twoFactorEnabled',
  'two-factor turned off': 'twoFactorDisabled',
  'mail codes turned on': 'mailCodesEnabled',
  'mail codes turned off': 'mailCodesDisabled',
  'passkey added': 'passkeyAdded',
  'passkey removed': 'passkeyRemoved',
  'passkey refused': 'passkeyRefused',
  'recovery codes made': 'recoveryCodesMade',
  'recovery code used': 'recoveryCodeUsed',
  'anti-phishing word changed': 'antiPhishingWordChanged',
  'tries forgotten': 'triesForgotten',
  'sessions ended': 'sessionsEnded',
  'withdrawal code mailed': 'codeMailed',
  'address added': 'addressAdded',
  'address changed': 'addressChanged',
  'address removed': 'addressRemoved',
  'address wait turned on': 'addressWaitEnabled',
  'address wait turned off': 'addressWaitDisabled',
  'account frozen': 'accountFrozen',
  'account unfrozen': 'accountUnfrozen',
  'account closed': 'accountClosed',
  'account reopened': 'accountReopened',
  'funds released': 'fundsReleased',
  'name corrected': 'nameCorrected',
  'email changed': 'emailChanged',
  'data exported': 'dataExported',
  'kyc submitted': 'kycSubmitted',
  'kyc approved': 'kycApproved',
  'kyc rejected': 'kycRejected',
  'kyc revoked': 'kycRevoked',
  'withdrawal requested': 'withdrawalRequested',
  'withdrawal cancelled': 'withdrawalCancelled',
  'stake begun': 'stakeBegun',
  'stake revoked': 'stakeRevoked',
  'auto-renewal disabled': 'autoRenewalDisabled',
};

const kindOf = new Map<string, SecurityLogKind>(Object.entries(kinds));

const toAnswer = ({ kind, address, device, detail, ...place }: LogEntry) => ({
  id: entryId(place),
  kind: kindOf.get(kind) ?? kind,
  at: place.at.toISOString(),
  address: addressToTell(address),
  device: deviceToTell(device),
  ...(detail !== null && { detail }),
});

const usualCount = 20;

/** The trader's security log, one page at a time. */
export const securityLogHandlers = ({ db, stores }: AccountCore): TraderHandlers => ({
  securityLog: async ({ trader: { uniqueId }, parameters: { before: from, limit = String(usualCount) } }) => {
    const before = from === undefined ? undefined : readPlace(from);
    if (from !== undefined && !before) return refusals.noSuchPart;
    const most = Number(limit);
    // One extra row shows whether there are more.
    const entries = await readSecurityLog(db, uniqueId, { before, most: most + 1 });
    const part = entries.slice(0, most);
    const last = entries.length > most ? part.at(-1) : undefined;
    const trader = await stores.traders.byId(uniqueId);
    return {
      data: part.map(toAnswer),
      next: last ? writePlace(last) : null,
      asksCodeFirst: trader?.asksCodeFirst ?? false,
    };
  },
});
