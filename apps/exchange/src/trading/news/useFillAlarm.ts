import { findPair } from '@exchange/domain';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOfPair } from '#shared/page/place.ts';
import { useServices } from '#shared/services/services.ts';
import type { Fill } from '../openOrders/fills';
import { browserNotices, browserSound } from '#shared/notices/browserDevices.ts';
import { createFillAlarm, type AlarmDeps, type FillAlarm } from './fillAlarm';
import { createTabClaims } from './tabClaims';
import { paths } from '#shared/page/paths.ts';

/** The effects outside the page. */
export type AlarmDevices = Pick<AlarmDeps, 'notices' | 'sound' | 'claim' | 'isVisible'>;

/** The page's type promises locks, which it only has if it was loaded over https. */
const locksOf = (page: { locks?: LockManager }): LockManager | undefined => page.locks;

export const browserDevices = (): AlarmDevices => ({
  notices: browserNotices(),
  sound: browserSound(),
  claim: createTabClaims({
    locks: locksOf(navigator),
    hasFocus: () => document.hasFocus(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }),
  isVisible: () => document.visibilityState === 'visible',
});

const pathOf = ({ name }: Fill): string => {
  const pair = findPair(name);
  return pair ? pathOfPair(pair) : paths.trade;
};

/** Raises alerts for one trader, until they leave. */
export const useFillAlarm = (open: () => AlarmDevices): ((fill: Fill) => void) => {
  const { config, screenSettings } = useServices();
  const navigate = useNavigate();
  const go = useRef(navigate);
  const alarm = useRef<FillAlarm>(undefined);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);
  useEffect(() => {
    const raised = createFillAlarm({
      ...open(),
      settings: screenSettings.current,
      brandName: config.brandName,
      onOpen: (fill) => void go.current(pathOf(fill)),
    });
    alarm.current = raised;
    return raised.stop;
  }, [open, config, screenSettings]);
  return useCallback((fill) => alarm.current?.raise(fill), []);
};
