import { sideWords, type Side } from '@exchange/domain';
import { AfterPaint, Drawer, DrawerContent } from '@exchange/ui';
import { OrderKinds } from './OrderForms';
import type { TradePanels } from './tradePanels';
import * as styles from './PhoneLayout.css';

type FormDrawerProps = Pick<TradePanels, 'bestLevels' | 'bestPrices' | 'forms' | 'onOpenFormChange' | 'openForm'>;

interface FormProps extends Omit<FormDrawerProps, 'openForm'> {
  side: Side;
}

/** The form, with the prices it could be sent at beside it. */
const Form = ({ side, forms, bestLevels, bestPrices }: FormProps) => (
  <div className={styles.form}>
    {bestLevels}
    <div className={styles.fields}>
      {bestPrices}
      {forms[side]}
    </div>
  </div>
);

/** One side's form, above the page and within reach of a thumb. */
export const FormDrawer = ({ openForm, ...panels }: FormDrawerProps) => (
  <Drawer open={openForm !== undefined} onOpenChange={(isOpen) => !isOpen && panels.onOpenFormChange(undefined)}>
    <DrawerContent title={sideWords[openForm ?? 'buy']} isTitleHidden>
      {openForm && (
        <OrderKinds place="drawer">
          <div className={styles.formRoom}>
            <AfterPaint>
              <Form {...panels} side={openForm} />
            </AfterPaint>
          </div>
        </OrderKinds>
      )}
    </DrawerContent>
  </Drawer>
);
