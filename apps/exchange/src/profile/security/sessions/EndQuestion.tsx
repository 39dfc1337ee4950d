import { AlertDialogContent, Timestamp, type AlertDialogContentProps } from '@exchange/ui';
import { NetworkAddress } from '../NetworkAddress';
import type { Ending, OpenSession } from './session';
import * as styles from './SessionsView.css';
import { endTexts as texts } from './texts';

type EndQuestionProps = Pick<AlertDialogContentProps, 'isLoading' | 'error' | 'onConfirm' | 'onCloseAutoFocus'> & {
  ending: Ending;
};

/** More names would have to be scrolled through before answering. */
const mostNamed = 5;

const Named = ({ session: { device, address, lastSeenAt } }: { session: OpenSession }) => (
  <li>
    <div className={styles.name}>{device}</div>
    <div className={styles.facts}>
      <NetworkAddress>{address}</NetworkAddress>
      <span>
        {texts.lastUsed} <Timestamp moment={lastSeenAt} namesZone />
      </span>
    </div>
  </li>
);

/** Names the sessions that will end. */
export const EndQuestion = ({ ending: { kind, sessions }, ...content }: EndQuestionProps) => {
  const unnamed = sessions.length - mostNamed;
  return (
    <AlertDialogContent
      {...content}
      title={texts.questions[kind]}
      description={texts.consequences[kind]}
      confirmLabel={texts.confirm[kind]}
      cancelLabel={texts.keep}
    >
      <ul className={styles.named}>
        {sessions.slice(0, mostNamed).map((session) => (
          <Named key={session.id} session={session} />
        ))}
        {unnamed > 0 && <li className={styles.facts}>{texts.more(unnamed)}</li>}
      </ul>
    </AlertDialogContent>
  );
};
