import { MailedLink } from './verification/MailedLink';

export const TwoFactorResetScreen = () => <MailedLink verification="twoFactorDisabling" />;
