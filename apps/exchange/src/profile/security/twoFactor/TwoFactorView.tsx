import { Badge, Button, Card } from '@exchange/ui';
import { touchArea } from '#shared/page/touch.css.ts';
import { Notice } from '#shared/page/Notice.tsx';
import { Resting } from './Resting';
import { SetUpSteps, type SetUpHandlers } from './SetUpSteps';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';
import type { TwoFactorState } from './twoFactorState';
import { stageStart, useStageFocus } from '#shared/page/useStageFocus.ts';

export interface TwoFactorViewProps extends SetUpHandlers {
  state: TwoFactorState;
  /** Where codes are sent, and the name of the app's entry. */
  email: string;
  /** The issuer named in the app's entry. */
  issuer: string;
  onStart: () => void;
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

const Stage = ({ state, onStart, onLook, ...setUp }: TwoFactorViewProps) => {
  switch (state.kind) {
    case 'resting':
      return <Resting state={state} onStart={onStart} />;
    case 'setUp':
      return <SetUpSteps setUp={state} {...setUp} />;
    case 'doubt':
      return <InDoubt state={state} onLook={onLook} />;
    case 'reloading':
      return <Reloading />;
  }
};

/** Undefined while it isn't known. */
const isOnIn = (state: TwoFactorState): boolean | undefined => {
  if (state.kind === 'doubt') return undefined;
  if (state.kind === 'resting') return state.isOn;
  return state.kind === 'setUp' && state.action === 'Disable';
};

const OnOrOff = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.states.on : texts.states.off}</Badge>
);

const stageOf = (state: TwoFactorState): string => {
  if (state.kind === 'setUp') return `${state.kind} ${state.step}`;
  return state.kind === 'resting' ? `${state.kind} ${String(state.isOn)}` : state.kind;
};

/** Whether two-factor is on, and all the steps of turning it on or off. */
export const TwoFactorView = (props: TwoFactorViewProps) => {
  const { state } = props;
  const isOn = isOnIn(state);
  const part = useStageFocus<HTMLDivElement>(stageOf(state));
  return (
    <Card title={texts.title} actions={isOn === undefined ? undefined : <OnOrOff isOn={isOn} />}>
      <div ref={part} className={`${styles.part} ${touchArea}`}>
        <Stage {...props} />
      </div>
    </Card>
  );
};
