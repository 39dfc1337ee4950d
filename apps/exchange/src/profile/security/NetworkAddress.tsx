import { Fragment } from 'react';
import * as part from './part.css';

/** Breaks between the groups of the long kind, and nowhere else. */
export const NetworkAddress = ({ children }: { children: string }) => (
  <span className={part.address}>
    {children.split(':').map((group, at) => (
      <Fragment key={at}>
        {at > 0 && (
          <>
            :<wbr />
          </>
        )}
        {group}
      </Fragment>
    ))}
  </span>
);
