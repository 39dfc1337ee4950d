import { isFailure, noFeeData, readFeeData, type FeeData, type Pair } from '@exchange/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../shared/services/services';

const feesKey = ['fees'];
const pairStatusKey = ['pair status'];

/** Fees as the server has them, and as they were where it cannot say; until they are known there is no fee data. */
export const useFees = (): FeeData => {
  const { client, feed } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: feesKey,
    queryFn: async () => {
      const answer = await client.info.fees();
      return isFailure(answer) ? (queries.getQueryData<FeeData>(feesKey) ?? noFeeData) : readFeeData(answer.data.data);
    },
  });
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: feesKey });
    const endings = [
      feed.on({ channel: 'updateFee' }, readAgain),
      feed.onStatus((status) => {
        if (status === 'live') readAgain();
      }),
    ];
    return () => {
      for (const ending of endings) ending();
    };
  }, [feed, queries]);
  return data ?? noFeeData;
};

interface PairFlag {
  pair: string;
  tradingFlag: boolean;
}

const changed = (flags: readonly PairFlag[], told: readonly PairFlag[]): PairFlag[] => {
  const names = new Set(told.map(({ pair }) => pair));
  return [...flags.filter(({ pair }) => !names.has(pair)), ...told];
};

/** Whether a pair may be traded now. What is not known closes nothing: the server decides. */
export const useIsTradable = (pair: Pair): boolean => {
  const { client, feed, config } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: pairStatusKey,
    queryFn: async (): Promise<PairFlag[]> => {
      const answer = await client.status.pairStatus({ exchangeId: config.exchangeId });
      return isFailure(answer) ? (queries.getQueryData<PairFlag[]>(pairStatusKey) ?? []) : answer.data.data;
    },
  });
  useEffect(() => {
    const readAgain = () => void queries.invalidateQueries({ queryKey: pairStatusKey });
    const endings = [
      feed.on({ channel: 'update-pair-status' }, (told) => {
        queries.setQueryData<PairFlag[]>(pairStatusKey, (flags = []) => changed(flags, told));
        // An answer that is on its way may be older than what was told.
        if (queries.isFetching({ queryKey: pairStatusKey }) > 0) readAgain();
      }),
      feed.onStatus((status) => {
        if (status === 'live') readAgain();
      }),
    ];
    return () => {
      for (const ending of endings) ending();
    };
  }, [feed, queries]);
  return data?.find((flag) => flag.pair === pair.name)?.tradingFlag ?? true;
};
