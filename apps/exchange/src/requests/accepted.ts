import { isFailure, type Result } from '@exchange/domain';
import type { RequestAnswer } from '@exchange/machines';

interface Answered {
  message: string;
  reference?: string | undefined;
}

/** All calls of the public forms have the same answer. */
export const accepted = (answer: Result<Answered>): RequestAnswer =>
  isFailure(answer) ? answer : { data: { message: answer.data.message, reference: answer.data.reference } };
