import { failureText, type Failure } from '@exchange/domain';

interface Followed {
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
}

/** A panel's state, as the UI components need it. Existing rows are shown as stale rather than removed. */
export const feedStateOf = ({ phase, failure }: Followed, isStale: boolean, onRetry: () => void) => {
  if (phase === 'failed' && failure)
    return { kind: 'failed' as const, text: failureText(failure, 'repeatable'), onRetry };
  if (phase === 'loading') return { kind: 'loading' as const };
  return isStale ? { kind: 'stale' as const } : { kind: 'live' as const };
};
