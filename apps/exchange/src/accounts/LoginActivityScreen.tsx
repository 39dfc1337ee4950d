import { MailedLink } from './verification/MailedLink';

export const LoginActivityScreen = () => <MailedLink verification="loginActivity" />;
