import { useState } from 'react';
import { expect } from 'storybook/test';

type OnCode = (code: string) => void;

/** A step as it renders while the code is being sent. */
export const useSending = (onCode: OnCode): { isSending: boolean; onCode: OnCode } => {
  const [isSending, setSending] = useState(false);
  const send = (code: string) => {
    onCode(code);
    setSending(true);
  };
  return { isSending, onCode: send };
};

interface Played {
  args: { onCode: OnCode };
  canvas: {
    getByLabelText: (label: string) => HTMLElement;
    findByRole: (role: string, options: { name: string; busy: boolean }) => Promise<HTMLElement>;
  };
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  };
}

/** A typed code stays visible while it is checked, and neither a click nor another code is sent. */
export const expectSentOnce = async ({ args, canvas, userEvent }: Played, label: string, code: string) => {
  const field = canvas.getByLabelText(label);
  await userEvent.type(field, code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Processing', busy: true }));
  await userEvent.type(field, '{Backspace}0{Enter}');
  await expect(field).toHaveValue(code);
  await expect(args.onCode).toHaveBeenCalledOnce();
};
