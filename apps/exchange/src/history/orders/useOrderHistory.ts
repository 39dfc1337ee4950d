import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { useTraderRows, type ListState } from '../../shared/serverState/useTraderList';
import type { MomentRange } from './dayBounds';
import type { PastOrder } from './pastOrder';
import { orderHistoryQuery, type OrderHistory } from './queries';

const rowsOf = ({ rows }: OrderHistory): readonly PastOrder[] => rows;

/** A range isn't updated while it is off screen, so it would be out of date when chosen again. */
const gcTime = 0;

interface OrderHistoryState extends ListState<PastOrder>, Pick<OrderHistory, 'isWhole' | 'hasOthers'> {}

/** The trader's past orders of a range, newest first. */
export const useOrderHistory = (range: MomentRange): OrderHistoryState => {
  const { client } = useServices();
  const queryOf = (userId: string) => ({ ...orderHistoryQuery(client, { userId, range }), gcTime });
  const list = useTraderRows({ query: queryOf, rowsOf });
  const userId = useSession().trader?.uniqueId ?? '';
  const { data } = useQuery({ ...queryOf(userId), enabled: false });
  return { ...list, isWhole: data?.isWhole ?? false, hasOthers: data?.hasOthers ?? false };
};
