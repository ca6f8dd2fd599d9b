import { wayInWords, type Step } from '@vedetta/detection/formats/step.ts';
import { toReason, type Reason } from '@vedetta/messages/reason.ts';

/** A way in English, and beside it the steps that are words of ours; null for names. */
export const presentPath = (
  path: readonly Step[],
): { path: string[]; path_reasons: (Reason | null)[] } => ({
  path: wayInWords(path),
  path_reasons: path.map((step) => (typeof step === 'string' ? null : toReason(step))),
});
