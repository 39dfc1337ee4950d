import { paths } from '#shared/page/paths.ts';

/** What an invited person opens: the registration form with the code filled in. */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}${paths.register}?${new URLSearchParams({ referral_code: code }).toString()}`;
