import { useParams } from 'react-router-dom';
import { MailedLink } from './verification/MailedLink';
import { WaitingForLink } from './verification/WaitingForLink';

export const VerifyAccountScreen = () => {
  const { token } = useParams();
  return token === undefined ? <WaitingForLink /> : <MailedLink verification="account" />;
};
