import { Button, Checkbox, useCopy, visuallyHidden } from '@exchange/ui';
import { useRef, useState } from 'react';
import { saveFile } from '#shared/export/saveFile.ts';
import { stageStart } from '#shared/page/useStageFocus.ts';
import * as card from '../twoFactor.css';
import * as styles from './recovery.css';
import { recoveryTexts as texts } from './texts';

export interface CodesOnceProps {
  codes: readonly string[];
  brandName: string;
  email: string;
  onStored: () => void;
}

/** New recovery codes, until their trader says that they are stored. */
export const CodesOnce = ({ codes, brandName, email, onStored }: CodesOnceProps) => {
  const [isStored, setStored] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { outcome, start } = useCopy(codes.join('\n'), list);
  const text = texts.file(brandName, email, codes);
  return (
    <section aria-label={texts.fresh} className={card.part}>
      <h3 tabIndex={-1} className={card.heading} {...stageStart}>
        {texts.fresh}
      </h3>
      <p className={card.lead}>{texts.freshLead}</p>
      <ol ref={list} aria-label={texts.codes} className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.ways}>
        <Button variant="outline" tone="neutral" onClick={start}>
          {outcome === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button
          variant="outline"
          tone="neutral"
          onClick={() => saveFile({ name: texts.fileName, text, type: 'text/plain' })}
        >
          {texts.download}
        </Button>
      </div>
      <p role="status" className={outcome === 'failed' ? card.lead : visuallyHidden}>
        {outcome === 'failed' && texts.notCopied}
        {outcome === 'copied' && texts.copied}
      </p>
      <Checkbox label={texts.stored} value={isStored} onValueChange={setStored} />
      <div className={card.actions}>
        <Button disabledReason={isStored ? undefined : texts.notStored} onClick={onStored}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
};
