import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/Button';
import { easing, fullMotion, type MotionTokens } from '../../packages/ui/src/tokens/motion';
import * as styles from './motion.css';
import { Page, Section } from './Page';
import { Row, Rows } from './Specimen';

const notes: Record<keyof MotionTokens, string> = {
  quick: 'A control responds: hover, press, selection',
  gentle: 'Something appears or disappears: a menu, a dialog, a toast',
  flash: 'A figure has just changed: its background fades',
};

export const Motion = () => {
  const [played, setPlayed] = useState(0);
  return (
    <Page
      title="Motion"
      lead={`Short, ${easing}, opacity and transform only. Nothing moves or resizes when figures change, and nothing moves at all when the system asks for reduced motion.`}
    >
      <Section
        title="Duration"
        intro="Switch the toolbar to reduced motion and play again: everything appears in place immediately."
      >
        <div className={styles.play}>
          <Button variant="outline" tone="neutral" onClick={() => setPlayed(played + 1)}>
            Play again
          </Button>
        </div>
        <Rows>
          {Object.entries(notes).map(([name, note]) => (
            <Row key={name} name={name} note={note} figure={fullMotion[name as keyof MotionTokens]}>
              <span key={played} className={styles.sample[name as keyof MotionTokens]} />
            </Row>
          ))}
        </Rows>
      </Section>
    </Page>
  );
};
