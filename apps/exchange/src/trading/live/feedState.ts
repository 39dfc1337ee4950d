import { failureText, type Failure } from '@exchange/domain';

interface Followed {
  phase: 'loading' | 'ready' | 'failed';
  failure: Failure | undefined;
}

/** How it stands with a panel, in the terms of the kit. What is there is shown as stale rather than taken away. */
export const feedStateOf = ({ phase, failure }: Followed, isStale: boolean, onRetry: () => void) => {
  if (phase === 'failed' && failure)
    return { kind: 'failed' as const, text: failureText(failure, 'repeatable'), onRetry };
  if (phase === 'loading') return { kind: 'loading' as const };
  return isStale ? { kind: 'stale' as const } : { kind: 'live' as const };
};
