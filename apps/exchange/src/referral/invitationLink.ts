import { shareTexts } from './texts';
import { paths } from '#shared/page/paths.ts';

/** What an invited person opens: the registration form with the code filled in. */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}${paths.register}?${new URLSearchParams({ referral_code: code }).toString()}`;

/** Opens the trader's own email program, where they choose who gets it. Spaces are written as its standard wants them. */
export const invitationMail = (brand: string, link: string): string => {
  const [subject, body] = [shareTexts.message(brand), shareTexts.body(brand, link)].map(encodeURIComponent);
  return `mailto:?subject=${subject}&body=${body}`;
};
