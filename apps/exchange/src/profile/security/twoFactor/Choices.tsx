import { secondFactors, type SecondFactor } from '@exchange/domain';
import { Badge, Button } from '@exchange/ui';
import { useId } from 'react';
import { stageStart } from '#shared/page/useStageFocus.ts';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';

export interface ChoicesProps {
  factor: SecondFactor;
  offersMail: boolean;
  /** What the code is being sent for. */
  starting: SecondFactor | undefined;
  /** Whether the first button is where the keyboard continues. */
  startsHere: boolean;
  onStart: (wanted: SecondFactor) => void;
}

const looks = {
  app: { variant: 'solid', tone: 'accent' },
  mail: { variant: 'outline', tone: 'neutral' },
  none: { variant: 'outline', tone: 'danger' },
} as const;

interface ChoiceProps extends Omit<ChoicesProps, 'offersMail'> {
  choice: SecondFactor;
}

const Choice = ({ choice, factor, starting, startsHere, onStart }: ChoiceProps) => {
  const reasonId = useId();
  return (
    <li className={styles.choice}>
      <div>
        <p className={styles.choiceName}>
          {texts.names[choice]}
          {choice === 'app' && <Badge tone="accent">{texts.recommended}</Badge>}
          {choice === factor && <Badge tone={choice === 'app' ? 'success' : 'neutral'}>{texts.inUse}</Badge>}
        </p>
        <p id={reasonId} className={styles.lead}>
          {texts.reasons[choice]}
        </p>
      </div>
      {choice !== factor && (
        <Button
          {...looks[choice]}
          isLoading={starting === choice}
          loadingLabel={texts.sendingCode}
          aria-describedby={reasonId}
          onClick={() => onStart(choice)}
          {...(startsHere && stageStart)}
        >
          {texts.choose[choice]}
        </Button>
      )}
    </li>
  );
};

/** What a sign-in can ask for after the password, one of which is in use. */
export const Choices = ({ offersMail, startsHere, ...rest }: ChoicesProps) => {
  const offered = secondFactors.filter((choice) => choice !== 'mail' || offersMail || choice === rest.factor);
  const first = offered.find((choice) => choice !== rest.factor);
  return (
    <ul aria-label={texts.choices} className={styles.choices}>
      {offered.map((choice) => (
        <Choice key={choice} choice={choice} startsHere={startsHere && choice === first} {...rest} />
      ))}
    </ul>
  );
};
