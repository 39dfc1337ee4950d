import type { SecondFactor } from '@exchange/domain';
import { Badge, Button, Card } from '@exchange/ui';
import { touchArea } from '#shared/page/touch.css.ts';
import { Notice } from '#shared/page/Notice.tsx';
import { Resting, type RecoveryProps } from './Resting';
import { SetUpSteps, type SetUpHandlers } from './SetUpSteps';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { TwoFactorState } from './twoFactorState';
import { stageStart, useStageFocus } from '#shared/page/useStageFocus.ts';

export interface TwoFactorViewProps extends SetUpHandlers, RecoveryProps {
  state: TwoFactorState;
  /** Where codes are sent, and the name of the app's entry. */
  email: string;
  /** The issuer named in the app's entry. */
  issuer: string;
  onStart: (wanted: SecondFactor) => void;
  onLook: () => void;
}

type Doubt = Extract<TwoFactorState, { kind: 'doubt' }>;

const InDoubt = ({ state: { isElsewhere, isLooking }, onLook }: { state: Doubt; onLook: () => void }) => {
  const { title, text } = texts.doubt[isElsewhere ? 'elsewhere' : 'unconfirmed'];
  return (
    <>
      <div role="alert">
        <Notice tone="warning">
          <p className={styles.strong} tabIndex={-1} {...stageStart}>
            {title}
          </p>
          <p className={styles.text}>{text}</p>
        </Notice>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" tone="neutral" isLoading={isLooking} loadingLabel={texts.looking} onClick={onLook}>
          {texts.look}
        </Button>
      </div>
    </>
  );
};

const Reloading = () => (
  <p role="status" tabIndex={-1} className={styles.waiting} {...stageStart}>
    {texts.off} {texts.reloading}
  </p>
);

const Stage = ({ state, onStart, onLook, ...rest }: TwoFactorViewProps) => {
  switch (state.kind) {
    case 'resting':
      return <Resting {...rest} state={state} onStart={onStart} />;
    case 'setUp':
      return <SetUpSteps {...rest} setUp={state} />;
    case 'doubt':
      return <InDoubt state={state} onLook={onLook} />;
    case 'reloading':
      return <Reloading />;
  }
};

/** Undefined while it isn't known. */
const factorIn = (state: TwoFactorState): SecondFactor | undefined => {
  if (state.kind === 'doubt') return undefined;
  if (state.kind === 'resting') return state.factor;
  return state.kind === 'setUp' ? state.change.factor : 'none';
};

const Current = ({ factor }: { factor: SecondFactor }) => (
  <Badge tone={factor === 'app' ? 'success' : 'neutral'}>{texts.states[factor]}</Badge>
);

const stageOf = (state: TwoFactorState): string => {
  if (state.kind === 'setUp') return `${state.kind} ${state.step}`;
  return state.kind === 'resting' ? `${state.kind} ${state.factor}` : state.kind;
};

/** The second factor in use, the others, and all the steps of changing to one of them. */
export const TwoFactorView = (props: TwoFactorViewProps) => {
  const { state } = props;
  const factor = factorIn(state);
  const part = useStageFocus<HTMLDivElement>(`${stageOf(state)}${props.freshCodes ? ' codes' : ''}`);
  return (
    <Card title={texts.title} actions={factor && <Current factor={factor} />}>
      <div ref={part} className={`${styles.part} ${touchArea}`}>
        <Stage {...props} />
      </div>
    </Card>
  );
};
