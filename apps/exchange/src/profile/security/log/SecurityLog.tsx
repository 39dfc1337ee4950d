import { SecurityLogView } from './SecurityLogView';
import { useCodeFirst } from './useCodeFirst';
import { useSecurityLog } from './useSecurityLog';

export const SecurityLog = () => {
  const log = useSecurityLog();
  const codeFirst = useCodeFirst(log?.asksCodeFirst);
  return log && <SecurityLogView state={log.state} earlier={log.earlier} codeFirst={codeFirst} />;
};
