import { examples, ok, outOfReach, type Answers } from '@exchange/api/testing';
import type { SecondFactor } from '@exchange/domain';
import { createTestPage } from '#shared/testing/testEnvironment.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

export const setUpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const emailCode = '12345';
export const appCode = '123456';
export const { recoveryCodes } = examples.makeRecoveryCodes.made.body;

const notBuilt = () => Response.json({ statusCode: 404, message: 'No such path' }, { status: 404 });

interface Options {
  isOn?: boolean;
  /** Whether the exchange has calls for codes by email. */
  hasMailCodes?: boolean;
  /** Whether it has recovery codes. */
  hasRecoveryCodes?: boolean;
  /** The browser's storage before the page is opened. */
  stored?: Record<string, string>;
}

/** Simulates an exchange whose trader can turn two-factor on and off, and a clock that only moves when told to. */
export const createScriptedTwoFactor = ({
  isOn = false,
  hasMailCodes = true,
  hasRecoveryCodes = true,
  stored,
}: Options = {}) => {
  let factor: SecondFactor = isOn ? 'app' : 'none';
  let asked: SecondFactor = factor;
  let codesLeft = 10;
  let answersSwitch = true;
  let clock = Date.parse('2026-03-02T10:00:00Z');
  let reloads = 0;
  const page = createTestPage();

  const flags = () => ({
    tfaStatus: factor === 'app' ? (1 as const) : (0 as const),
    ...(hasMailCodes && { mailAuth: factor === 'mail' ? (1 as const) : (0 as const) }),
  });

  const recoveryCodesLeft = () => (hasRecoveryCodes ? { recoveryCodesLeft: factor === 'app' ? codesLeft : null } : {});

  const become = (next: SecondFactor) => {
    factor = next;
    profile.setProfile({ ...flags(), ...recoveryCodesLeft(), tfaCode: '' });
  };

  const answers: Answers = {
    tfaStatus: () => ok({ data: flags() }),
    generateTfaOtp: ({ tfaStatus }) => {
      asked = tfaStatus === 'Enable' ? 'app' : 'none';
      if ((factor === 'app') === (asked === 'app')) return 'alreadySo';
      if (asked === 'app') profile.setProfile({ tfaCode: setUpSecret });
      return 'mailed';
    },
    generateMailAuthOtp: ({ mailAuth }) => {
      asked = mailAuth === 'Enable' ? 'mail' : 'none';
      return hasMailCodes ? 'mailed' : notBuilt();
    },
    verifyTfaOtp: ({ otp }) => (otp === emailCode ? 'verified' : 'wrongCode'),
    switchTfa: ({ code }) => {
      if (code !== appCode) return 'wrongCode';
      become(asked);
      if (!answersSwitch) return outOfReach();
      if (factor === 'none') return 'disabled';
      return hasRecoveryCodes ? 'enabled' : ok({ status: 200, message: 'Two-factor authentication is enabled.' });
    },
    makeRecoveryCodes: ({ code }) => {
      if (code !== appCode) return 'wrongCode';
      codesLeft = 10;
      become(factor);
      return 'made';
    },
    switchMailAuth: ({ code }) => {
      if (factor === 'app' && code !== appCode) return 'wrongCode';
      become(asked);
      return factor === 'mail' ? 'enabled' : 'disabled';
    },
  };

  const profile = createScriptedProfile(answers, {
    now: () => clock,
    page,
    reload: () => (reloads += 1),
    ...(stored && { stored }),
  });
  profile.setProfile({ documentStatus: 'Approved' });
  become(factor);
  const { device } = profile.services;

  return {
    ...profile,
    page,
    reloads: () => reloads,
    stored: () => ({ status: device.read('tfa_status'), secret: device.read('tfa_key') }),
    /** Moves the clock, and wakes the page, whose timers were stopped meanwhile. */
    passTime: (milliseconds: number) => {
      clock += milliseconds;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    /** As many recovery codes were used. */
    useCodes: (count: number) => {
      codesLeft -= count;
      become(factor);
    },
    /** The next change is made, but its answer is lost. */
    loseSwitch: () => {
      answersSwitch = false;
    },
    /** Another tab of this browser turned it on or off. */
    switchInOtherTab: () => {
      become(factor === 'app' ? 'none' : 'app');
      device.write('tfa_status', factor === 'app' ? '1' : '0');
      page.dispatchEvent(new Event('storage'));
    },
  };
};
