import { defineArea } from '../../area/area';
import type { Handlers, TraderHandlers } from '../../contract/handlers';
import type { AccountCore } from '../../identity/core';
import { antiPhishingHandlers } from './antiPhishingHandlers';
import { closeAccount, releaseFunds, reopenAccount } from './closing/closing';
import { changeEmail } from './corrections/newEmail';
import { renameTrader } from './corrections/renaming';
import { exportData } from './export/exporting';
import { freezeAccount, unfreezeAccount } from './freezing';
import { accountLetters } from './letters/accountLetters';
import { accountTexts } from './letters/accountTexts';
import { activityHandlers } from './login/activityHandlers';
import { loginHandlers } from './login/login';
import { accountFormChecks } from './formChecks';
import { accountCommands } from './operator/accounts';
import { closingCommands } from './operator/closing';
import { correctionCommands } from './operator/corrections';
import { exportCommand } from './operator/export';
import { holdCommands } from './operator/holds';
import { passkeyHandlers } from './passkeys/passkeyHandlers';
import { passkeySignInHandlers } from './passkeys/signInHandlers';
import { changePasswordHandlers } from './password/changePasswordHandlers';
import { newPasswordHandlers } from './password/newPasswords';
import { registrationHandlers } from './registration';
import { codeFirstHandlers } from './sessions/codeFirstHandlers';
import { securityLogHandlers } from './sessions/securityLogHandlers';
import { createSessionFeed } from './sessions/sessionFeed';
import { checkSessionHandlers, ownSessionHandlers } from './sessions/sessionHandlers';
import { forgetOld, sweepJob } from './sweep';
import { twoFactorHandlers, twoFactorStatusHandlers } from './twoFactor/twoFactorHandlers';
import { recoveryCodeHandlers } from './twoFactor/recoveryCodeHandlers';
import { twoFactorSwitchHandlers } from './twoFactor/twoFactorSwitchHandlers';

const publicCalls = (core: AccountCore): Handlers => ({
  ...registrationHandlers(core),
  ...loginHandlers(core),
  ...passkeySignInHandlers(core),
  ...activityHandlers(core),
  ...newPasswordHandlers(core),
  ...twoFactorHandlers(core),
  ...checkSessionHandlers(core),
});

const traderCalls = (core: AccountCore): TraderHandlers => ({
  ...twoFactorStatusHandlers(core),
  ...twoFactorSwitchHandlers(core),
  ...recoveryCodeHandlers(core),
  ...passkeyHandlers(core),
  ...changePasswordHandlers(core),
  ...antiPhishingHandlers(core),
  ...ownSessionHandlers(core),
  ...securityLogHandlers(core),
  ...codeFirstHandlers(core),
});

/** All calls to sign in and out, and to look after an account. */
export const accounts = defineArea({
  name: 'accounts',
  commands: () => [
    freezeAccount,
    unfreezeAccount,
    closeAccount,
    reopenAccount,
    releaseFunds,
    renameTrader,
    changeEmail,
    exportData,
  ],
  letters: { texts: accountTexts, afterCommit: accountLetters },
  operator: [...accountCommands, ...holdCommands, ...closingCommands, ...correctionCommands, exportCommand],
  open: ({ core, database, log, status, now }) => ({
    publicCalls: publicCalls(core),
    traderCalls: traderCalls(core),
    formChecks: accountFormChecks(status),
    connections: (live) => {
      const { connectionString } = database;
      const stillHeld = (ids: readonly string[]) => core.stores.sessions.held(ids, new Date(now()));
      const ended = createSessionFeed({ connectionString, live, log, stillHeld });
      return { jobs: [ended.sweep], listeners: [ended.listening] };
    },
  }),
  run: ({ core, database, now }) => ({
    retention: [sweepJob(() => forgetOld(database.db, now(), core.settings.sessions.maxMs))],
  }),
});
