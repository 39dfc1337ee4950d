import { ok, outOfReach, type Answers } from '@exchange/api/testing';
import { createTestPage } from '#shared/testing/testEnvironment.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

export const setUpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const emailCode = '12345';
export const appCode = '123456';

interface Options {
  isOn?: boolean;
  /** The browser's storage before the page is opened. */
  stored?: Record<string, string>;
}

/** Simulates an exchange whose trader can turn two-factor on and off, and a clock that only moves when told to. */
export const createScriptedTwoFactor = ({ isOn: isOnAtFirst = false, stored }: Options = {}) => {
  let isOn = isOnAtFirst;
  let answersSwitch = true;
  let clock = Date.parse('2026-03-02T10:00:00Z');
  let reloads = 0;
  const page = createTestPage();

  const become = (next: boolean) => {
    isOn = next;
    profile.setProfile({ tfaStatus: isOn ? 1 : 0, tfaCode: '' });
  };

  const answers: Answers = {
    tfaStatus: () => ok({ data: { tfaStatus: isOn ? 1 : 0 } }),
    generateTfaOtp: ({ tfaStatus }) => {
      if (tfaStatus === (isOn ? 'Enable' : 'Disable')) return 'alreadySo';
      if (!isOn) profile.setProfile({ tfaCode: setUpSecret });
      return 'mailed';
    },
    verifyTfaOtp: ({ otp }) => (otp === emailCode ? 'verified' : 'wrongCode'),
    switchTfa: ({ code }) => {
      if (code !== appCode) return 'wrongCode';
      become(!isOn);
      if (!answersSwitch) return outOfReach();
      return isOn ? 'enabled' : 'disabled';
    },
  };

  const profile = createScriptedProfile(answers, {
    now: () => clock,
    page,
    reload: () => (reloads += 1),
    ...(stored && { stored }),
  });
  profile.setProfile({ documentStatus: 'Approved' });
  become(isOn);
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
    /** The next change is made, but its answer is lost. */
    loseSwitch: () => {
      answersSwitch = false;
    },
    /** Another tab of this browser turned it on or off. */
    switchInOtherTab: () => {
      become(!isOn);
      device.write('tfa_status', isOn ? '1' : '0');
      page.dispatchEvent(new Event('storage'));
    },
  };
};
