import { expect, type Page } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  /** What a reader copies from it. */
  code?: string;
  link?: string;
}

/** Newest first. */
export const mailsTo = async (page: Page, address: string): Promise<Mail[]> => {
  const answer = await page.request.get('/dev/mail.json', { params: { to: address } });
  return (await answer.json()) as Mail[];
};

/** The mail that came because of what was done. */
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

/** A link of the application, as its path. */
export const linkIn = ({ subject, link }: Mail): string => {
  if (link === undefined) throw new Error(`There is no link in "${subject}".`);
  return new URL(link).pathname;
};

/** A code of as many digits that is another one. */
export const wrongInsteadOf = (code: string): string => code.replace(/\d$/, (last) => String((Number(last) + 1) % 10));
