import { failureText } from '@exchange/domain';

export const outOfReachText = failureText({ code: 'unreachable' }, 'repeatable');
