import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  /** The parts that a reader copies. */
  code?: string;
  link?: string;
}

/** Newest first. */
export const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const answer = await page.request.get('/dev/mail.json', { params: { to: address } });
  return (await answer.json()) as Mail[];
};

/** The email sent because of the action. */
export const mailAfter = async (page: Page, address: string, act: () => Promise<unknown>): Promise<Mail> => {
  const { length: before } = await mailsTo(page, address);
  await act();
  let newest: Mail | undefined;
  await expect(async () => {
    const mails = await mailsTo(page, address);
    expect(mails).toHaveLength(before + 1);
    [newest] = mails;
  }).toPass();
  if (newest === undefined) throw new Error(`No mail came to ${address}.`);
  return newest;
};

export const codeIn = ({ subject, code }: Mail): string => {
  if (code === undefined) throw new Error(`There is no code in "${subject}".`);
  return code;
};

/** The path of an application link. */
export const linkIn = ({ subject, link }: Mail): string => {
  if (link === undefined) throw new Error(`There is no link in "${subject}".`);
  return new URL(link).pathname;
};
