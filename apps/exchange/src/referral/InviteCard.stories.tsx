import type { Result } from '@exchange/domain';
import { expect, fn, type screen } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { InviteCard } from './InviteCard';

const sent: Result<unknown> = { data: {} };

const meta = preview.meta({
  component: InviteCard,
  title: 'Screens/Referral/Inviting',
  args: { email: 'ada@example.com', isRegistrationOpen: true, invite: fn(async () => sent) },
});

type Canvas = Pick<typeof screen, 'getByRole' | 'queryAllByRole'>;

const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Email addresses' });
const send = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send invitations' });
const chips = (canvas: Canvas) => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent);

/**
 * By keyboard alone [REF-070]: each address becomes a chip [REF-010], repeated ones are merged [REF-012], and the field
 * is empty once sent [REF-014]. Its type is email [REF-016].
 */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('type', 'email');
    await userEvent.keyboard('friend@example.com,Other@Example.com FRIEND@example.com{Enter}');
    await expect(chips(canvas)).toEqual(['friend@example.com', 'other@example.com']);
    await userEvent.keyboard('{Enter}');
    await expect(args.invite).toHaveBeenCalledOnce();
    await expect(args.invite).toHaveBeenCalledWith(['friend@example.com', 'other@example.com']);
    await expect(chips(canvas)).toEqual([]);
  },
});

/**
 * An invalid address is marked in its chip, and a pasted list keeps every address [REF-011]; nothing is sent until it
 * is removed.
 */
export const WrongAddress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste('friend@example.com, friend@example\nthird@example.com');
    await expect(chips(canvas)).toEqual([
      'friend@example.com',
      'friend@example Enter valid email address.',
      'third@example.com',
    ]);
    await userEvent.click(send(canvas));
    await expect(field(canvas)).toHaveAccessibleDescription('Remove or correct the addresses marked in red.');
    await expect(args.invite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove friend@example' }));
    await userEvent.click(send(canvas));
    await expect(args.invite).toHaveBeenCalledOnce();
    await expect(args.invite).toHaveBeenCalledWith(['friend@example.com', 'third@example.com']);
  },
});

/** The trader's own address, however it is spelt, is marked in its chip [REF-013]. */
export const OwnAddress = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'Ada+friend@example.com{Enter}');
    await expect(chips(canvas)).toEqual(['ada+friend@example.com This is your own email address.']);
    await userEvent.click(send(canvas));
    await expect(args.invite).not.toHaveBeenCalled();
  },
});

/** A 21st address is one too many [REF-013]. */
export const TooMany = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas));
    await userEvent.paste(Array.from({ length: 21 }, (_, index) => `friend${index}@example.com`).join(', '));
    await userEvent.click(send(canvas));
    await expect(field(canvas)).toHaveAccessibleDescription('Invite up to 20 people at once.');
    await expect(args.invite).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove friend20@example.com' }));
    await userEvent.click(send(canvas));
    await expect(args.invite).toHaveBeenCalledOnce();
  },
});

/** A refusal at the field names the address it is about, and nothing that was typed is lost [REF-015]. */
export const Refused = meta.story({
  args: {
    invite: fn(async (): Promise<Result<unknown>> => ({
      error: { code: 'refused', status: 409, message: "You've already invited friend@example.com.", field: 'email' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'friend@example.com{Enter}{Enter}');
    await expect(field(canvas)).toHaveAccessibleDescription("You've already invited friend@example.com.");
    await expect(chips(canvas)).toEqual(['friend@example.com']);
  },
});

/** Without an answer the invitations may have gone out, and a message says where to check [REF-017]. */
export const WithoutAnswer = meta.story({
  args: { invite: fn(async (): Promise<Result<unknown>> => ({ error: { code: 'timed-out' } })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'friend@example.com{Enter}{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/The invitations may have been sent/);
    await expect(chips(canvas)).toEqual(['friend@example.com']);
  },
});

/** Pressing the button twice sends once [REF-017]. */
export const Sending = meta.story({
  args: { invite: fn(() => new Promise<Result<unknown>>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'friend@example.com{Enter}{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(args.invite).toHaveBeenCalledOnce();
  },
});
