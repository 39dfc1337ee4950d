import { examples, ok, outOfReach } from '@exchange/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../.storybook/ownFrame';
import preview from '../../../../.storybook/preview';
import { keepSavedFiles } from '#shared/testing/savedFiles.ts';
import { applicationAt, ConnectedStaking } from './testing/ConnectedStaking';

let application = applicationAt('/staking');

const Screen = () => <ConnectedStaking {...application} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Staking/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(720),
      description: {
        component:
          'The three screens in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  beforeEach: () => {
    application = applicationAt('/staking');
  },
});

const sent = (operation: Parameters<typeof application.exchange.sent>[0]) => application.exchange.sent(operation);

const fill = async (amount: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), amount);
  await userEvent.click(screen.getByRole('checkbox'));
};

const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stake XDC' }));

const submit = async (code = '123456') => {
  const button = screen.getByRole('button', { name: 'Stake XDC' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Authenticator code' }), code);
  await confirm();
};

/**
 * Filled in and confirmed with a code and the button, a wrong code first; the second attempt is the same stake. The
 * server's message appears, and pool, stakes and balance are reloaded [STK-135].
 */
export const Staked = meta.story({
  play: async ({ canvas }) => {
    await fill('200000');
    application.exchange.answer({ initiateStaking: ['wrongTwoFactorCode', 'staked'] });
    const loads = sent('stakingPool').length;
    await submit('111111');
    const field = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Authenticator code' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong 2FA code.'));
    await userEvent.type(field, '123456');
    await confirm();
    await expect(await screen.findByText("You've staked your XDC.")).toBeVisible();
    await expect(await canvas.findByText('Staking started')).toBeVisible();
    await expect(sent('initiateStaking').at(-1)).toMatchObject({
      exchange_id: '1',
      tenure: '3',
      stakingAmount: '200000',
      tfaCode: '123456',
      currencyName: 'XDC',
      client_stake_id: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    const ids = sent('initiateStaking').map(({ client_stake_id }) => client_stake_id);
    await expect(new Set(ids).size).toBe(1);
    await waitFor(() => expect(sent('stakingPool').length).toBeGreaterThan(loads));
  },
});

/** Fixed staking has its own call, and six months by default. */
export const FixedStaked = meta.story({
  beforeEach: () => {
    application = applicationAt('/staking?type=fixed');
  },
  play: async () => {
    await fill('150000');
    application.exchange.answer({ initiateFixedStaking: 'staked' });
    await submit();
    await expect(await screen.findByText("You've staked your XDC for a fixed term.")).toBeVisible();
    await expect(sent('initiateFixedStaking')).toMatchObject([{ tenure: '6', stakingAmount: '150000' }]);
  },
});

/**
 * No answer: 'Something went wrong' appears, and the list of stakes is searched for its id; it is found there, so the
 * stake exists.
 */
export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await fill('200000');
    application.exchange.answer({ initiateStaking: outOfReach });
    await submit();
    await expect(await canvas.findByText('Your stake is unconfirmed')).toBeVisible();
    await expect((await screen.findAllByText('Something went wrong')).length).toBeGreaterThan(0);
    await expect(await canvas.findByText(/don't see it in your stakes yet/)).toBeVisible();
    const [stake] = examples.stakingDetails.stakes.body.data;
    const [{ client_stake_id = '' } = {}] = sent('initiateStaking');
    application.exchange.answer({ stakingDetails: ok({ data: [{ ...stake, client_stake_id }] }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('Staking started')).toBeVisible();
    await expect(sent('initiateStaking')).toHaveLength(1);
  },
});

/** After a reload the page remembers an unanswered stake, but no code [STK-110]. */
export const Reloaded = meta.story({
  beforeEach: () => {
    const stake = { trader: 'u-1001', id: 'id-1', kind: 'flexible', amount: '200000', months: 3 };
    application = applicationAt('/staking', {}, { storedInTab: { flexibleStakeSent: JSON.stringify(stake) } });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your stake is unconfirmed')).toBeVisible();
    const kept = application.exchange.services.tab.read('flexibleStakeSent') ?? '';
    await expect(kept).not.toMatch(/code/i);
    await userEvent.click(canvas.getByRole('button', { name: "I've checked" }));
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toBeVisible();
    await waitFor(() => expect(application.exchange.services.tab.read('flexibleStakeSent')).toBeUndefined());
  },
});

/** Without pool figures from the server no pool is shown, and the setting decides [STK-132]. */
export const WithoutPool = meta.story({
  beforeEach: () => {
    application = applicationAt('/staking', { stakingPool: 'notBuilt' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Staking Disabled' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Pool' })).toBeNull());
  },
});

const pool = examples.stakingPool.stopped.body.data;

/** A pool that is closed with room left was closed by the switch, which this tab hasn't heard of yet [STK-173]. */
export const StoppedBySwitch = meta.story({
  beforeEach: () => {
    const offers = { flexible: [...pool.flexible], fixed: [...pool.fixed] };
    const stakingPool = ok({ statusCode: 200, data: { ...pool, ...offers, totalStaked: '0' } });
    application = applicationAt('/staking', { stakingPool }, {}, { stakingOpen: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Staking Disabled' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Pool' })).toBeNull());
  },
});

/** With the switch on and no room for the smallest stake, the cap is reached, and the pool shows it [STK-173]. */
export const StoppedByCap = meta.story({
  beforeEach: () => {
    application = applicationAt('/staking', { stakingPool: 'stopped' }, {}, { stakingOpen: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Staking Disabled' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Pool' })).toHaveTextContent('Remaining50,000 XDC');
  },
});

const orders = { beforeEach: () => void (application = applicationAt('/staking-order')) };

const revoke = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Revoke' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this stake?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Authenticator code' }), '123456');
};

/**
 * Stakes that couldn't be loaded are loaded by Retry [STK-149]. Revoking is confirmed, and submitted by its code; the server's
 * message appears, and the list reloads a second later [STK-154].
 */
export const Revoked = meta.story({
  beforeEach: () => {
    application = applicationAt('/staking-order', { stakingDetails: outOfReach });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong')).toBeVisible();
    application.exchange.answer({ stakingDetails: 'stakes' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('table', { name: 'Staking Orders' });
    application.exchange.answer({ revokeStaking: 'revoked' });
    await revoke();
    await expect(
      await screen.findByText('Your stake has been revoked. Your XDC will be returned within 7 days.'),
    ).toBeVisible();
    await expect(sent('revokeStaking')).toEqual([{ exchange_id: '1', stakingId: '7003', tfaCode: '123456' }]);
    const loads = sent('stakingDetails').length;
    await waitFor(() => expect(sent('stakingDetails').length).toBeGreaterThan(loads));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Auto-renewal is turned off in the same way, by its own call [STK-154]. */
export const RenewalEnded = meta.story({
  ...orders,
  play: async () => {
    application.exchange.answer({ disableAutoRenewal: 'turnedOff' });
    await userEvent.click(await screen.findByRole('button', { name: 'Disable Auto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off auto-renewal?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Disable Auto' }));
    await userEvent.type(dialog.getByRole('textbox'), '123456');
    await expect(await screen.findByText('Auto-renewal is off.')).toBeVisible();
    await expect(sent('disableAutoRenewal')).toEqual([{ exchange_id: '1', stakingId: '7003', tfaCode: '123456' }]);
  },
});

/** Another tab was faster: a live update reloads the list and closes the dialog [STK-155]. */
export const RevokedElsewhere = meta.story({
  ...orders,
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Revoke' }))[0] ?? document.body);
    await screen.findByRole('dialog', { name: 'Revoke this stake?' });
    const [stake] = examples.stakingDetails.stakes.body.data;
    application.exchange.answer({
      stakingDetails: ok({ data: [{ ...stake, status: 'revoked', autoRenewal: false, nextRewardDate: null }] }),
    });
    application.exchange.say('staking-update-{userId}', {});
    await expect(await screen.findByText('This stake is no longer active.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Rewards that couldn't be loaded are loaded by Retry [STK-163], and exported as CSV with every digit [STK-164]. */
export const RewardsExported = meta.story({
  beforeEach: () => {
    application = applicationAt('/staking-rewards', { stakingRewards: outOfReach });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Something went wrong!')).toBeVisible();
    application.exchange.answer({ stakingRewards: 'rewards' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    const saved = keepSavedFiles();
    await userEvent.click(await screen.findByRole('button', { name: /Export/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export rewards' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    await expect(saved.files[0]?.name).toMatch(/^rewards_all_2026-02-02_to_2026-03-02_made_/);
    await expect(saved.files[0]?.lines[0]).toBe(
      '2026-03-02 08:00:00,XDC,403.424657534246575342,Completed,flexible,7001',
    );
    saved.stop();
  },
});
