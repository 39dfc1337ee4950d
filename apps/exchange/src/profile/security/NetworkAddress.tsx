import { Fragment } from 'react';
import * as part from './part.css';

/** Wraps only between the groups of an IPv6 address. */
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
