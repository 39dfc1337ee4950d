import { examples, ok, outOfReach } from '@exchange/api/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ownFrame } from '../../../../../.storybook/ownFrame';
import preview from '../../../../../.storybook/preview';
import { ProfileAt } from '../testing/ProfileAt';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';

const security = () => createScriptedProfile({ securityLog: 'part', apiKeys: 'keys' });

let exchange = security();

const Screen = ({ address }: { address: string }) => <ProfileAt address={address} exchange={exchange} />;

const meta = preview.meta({
  component: Screen,
  title: 'Screens/Profile/Security/Connected',
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: ownFrame(720),
      description: {
        component:
          'The Security tab in the full application, with a simulated exchange that answers calls and sends live updates.',
      },
    },
  },
  args: { address: '/profile?tab=security' },
  beforeEach: () => {
    exchange = security();
  },
});

const sent = (operation: string) =>
  exchange.calls.filter((call) => call.operation === operation).map(({ fields }) => fields);

const [mine] = examples.sessions.sessions.body.data;

/**
 * A session is ended at the exchange; its message appears once, and the list is reloaded without it. An attempt without
 * an answer isn't repeated automatically, but reloads the list, since it may have worked.
 */
export const SessionEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^End session on Safari on iPhone/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'End this session?' });
    exchange.answer({ endSession: outOfReach });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End session' }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/can't reach the exchange/));
    await waitFor(() => expect(sent('sessions')).toHaveLength(2));
    await expect(sent('endSession')).toEqual([{ exchange_id: '1', session_id: '91c3ab44e0d2f617' }]);
    exchange.answer({ endSession: 'ended', sessions: ok({ data: [mine] }) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End session' }));
    await expect(await screen.findByText('Session ended.')).toBeVisible();
    await waitFor(() => expect(sent('sessions')).toHaveLength(3));
    await expect(canvas.queryByText('Safari on iPhone')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

const withCodeFirst = (asksCodeFirst: boolean) =>
  ok({ data: [...examples.securityLog.last.body.data], next: null, asksCodeFirst });

/** New devices are asked for an emailed code first from then on, as the log says [ACC-291]. */
export const CodeFirst = meta.story({
  beforeEach: () => {
    exchange = createScriptedProfile({ securityLog: withCodeFirst(false), apiKeys: 'keys', setCodeFirst: 'enabled' });
  },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('switch', { name: 'Ask new devices for an emailed code first' });
    await expect(choice).not.toBeChecked();
    exchange.answer({ securityLog: withCodeFirst(true) });
    await userEvent.click(choice);
    await expect(await screen.findByText('New devices need an emailed code first.')).toBeVisible();
    await expect(sent('setCodeFirst')).toEqual([{ exchange_id: '1', codeFirst: 'Enable' }]);
    await waitFor(() => expect(choice).toBeChecked());
  },
});

/** One call ends all other sessions. */
export const OthersEnded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all others' }));
    exchange.answer({ endOtherSessions: 'ended', sessions: ok({ data: [mine] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'End sessions' }));
    await expect(await screen.findByText("You're signed out everywhere else.")).toBeVisible();
    await expect(await canvas.findByText("You aren't signed in anywhere else.")).toBeVisible();
    await expect(sent('endOtherSessions')).toHaveLength(1);
  },
});

/** Every section shows the exchange's answers; the log loads older entries until there are no more. */
export const LogToTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getByText('Price alerts')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your word' })).toBeVisible();
    const more = await canvas.findByRole('button', { name: 'Show more' });
    exchange.answer({ securityLog: outOfReach });
    await userEvent.click(more);
    await expect(await canvas.findByText(/We couldn't load more/)).toBeVisible();
    await expect(canvas.getByText('Withdrawal requested')).toBeVisible();
    exchange.answer({ securityLog: 'last' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Account created')).toBeVisible();
    await expect(canvas.getByText("That's the whole log.")).toBeVisible();
    await expect(sent('securityLog').at(-1)).toEqual({ exchange_id: '1', before: '2026-03-04T17:40:00.000Z-w-31' });
  },
});

/** Once saved, the server's message appears and is announced, and the profile is reloaded with the word in it. */
export const WordSaved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your word' }), 'blue heron');
    exchange.answer({ setAntiPhishingWord: 'set' });
    exchange.setProfile({ antiPhishingWord: 'blue heron' });
    const loads = sent('userProfile').length;
    await userEvent.keyboard('{Enter}');
    await screen.findByText(/Anti-phishing word saved\./, { selector: '[role="status"]' });
    await expect(screen.getByText('Anti-phishing word saved.')).toBeVisible();
    await expect(sent('setAntiPhishingWord')).toEqual([{ exchange_id: '1', word: 'blue heron' }]);
    await waitFor(() => expect(sent('userProfile').length).toBeGreaterThan(loads));
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeVisible();
  },
});

const notBuilt = Response.json({ statusCode: 501, message: 'Not built' }, { status: 501 });

/**
 * Sections that the server doesn't have are hidden, and aren't requested repeatedly [PRF-093]; so are the API keys of a
 * trader who has none [PRF-097].
 */
export const PartsMissing = meta.story({
  beforeEach: () => {
    exchange = createScriptedProfile({ sessions: notBuilt, securityLog: notBuilt, apiKeys: 'none' });
    exchange.setProfile({ antiPhishingWord: undefined });
  },
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual(['Two-factor authentication']));
    for (const part of ['Sessions', 'Security log', 'Anti-phishing word', 'API keys'])
      await expect(canvas.queryByRole('heading', { name: part })).toBeNull();
  },
});
