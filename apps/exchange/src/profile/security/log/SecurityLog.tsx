import { SecurityLogView } from './SecurityLogView';
import { useSecurityLog } from './useSecurityLog';

export const SecurityLog = () => {
  const log = useSecurityLog();
  return log && <SecurityLogView {...log} />;
};
