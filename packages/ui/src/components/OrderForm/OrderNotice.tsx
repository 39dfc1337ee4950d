import { Fragment, type ReactNode } from 'react';
import { ErrorLine } from '../Field/ErrorLine';
import * as styles from './OrderForm.css';
import { promptParts, type VisitorPlace } from './orderFormTexts';

export interface OrderNoticeProps {
  isVisitor: boolean;
  visitorLink: ((place: VisitorPlace, words: string) => ReactNode) | undefined;
  /** Why nothing can be traded at all. */
  stopped: string | undefined;
  refusal: string | undefined;
}

const Prompt = ({ visitorLink }: Pick<OrderNoticeProps, 'visitorLink'>) =>
  promptParts().map(({ words, place }) => (
    <Fragment key={words}>
      {place === undefined || visitorLink === undefined ? words : visitorLink(place, words)}
    </Fragment>
  ));

/** A line below the button that is always there, so that its text moves nothing. */
export const OrderNotice = ({ isVisitor, visitorLink, stopped, refusal }: OrderNoticeProps) => (
  <>
    {isVisitor && (
      <p className={styles.notice}>
        <Prompt visitorLink={visitorLink} />
      </p>
    )}
    {stopped !== undefined && <p className={styles.notice}>{stopped}</p>}
    <div role="alert" className={isVisitor || stopped !== undefined ? undefined : styles.notice}>
      {refusal !== undefined && <ErrorLine>{refusal}</ErrorLine>}
    </div>
  </>
);
