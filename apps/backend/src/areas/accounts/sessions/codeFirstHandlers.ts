import { successTexts } from '@exchange/domain';
import type { TraderHandlers } from '#contract/handlers';
import { eventOf } from '#identity/caller';
import { together, type AccountCore } from '#identity/core';
import { placeOf } from '#identity/stores/places';

/** Whether an unknown device is confirmed by an emailed code before its password is looked at. */
export const codeFirstHandlers = (core: AccountCore): TraderHandlers => ({
  setCodeFirst: async ({ trader, body, request }) => {
    const isOn = body.codeFirst === 'Enable';
    await together(core, async ({ traders, audit }) => {
      await traders.setCodeFirst(trader.uniqueId, isOn);
      const event = eventOf({ trader, place: placeOf(request) }, core.clock());
      await audit.note(isOn ? 'code first turned on' : 'code first turned off', event);
    });
    const { codeFirstOn, codeFirstOff } = successTexts.accounts;
    return { message: isOn ? codeFirstOn : codeFirstOff };
  },
});
