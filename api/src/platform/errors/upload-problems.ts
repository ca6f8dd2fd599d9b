import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { HttpProblem } from './http-problem.ts';

/** Refusals of the upload, each with what to do. */
export const fileTooLarge = () => new HttpProblem(413, 'FILE_TOO_LARGE', say('fileTooLarge'));
export const fileEmpty = () => new HttpProblem(422, 'FILE_EMPTY', say('fileEmpty'));
export const sizeMismatch = (announced: number, received: string) =>
  new HttpProblem(422, 'SIZE_MISMATCH', say('fileChanged'), {
    detail: say('uploadSizeMismatch', { announced, received }),
  });
export const trialExhausted = () => new HttpProblem(402, 'TRIAL_EXHAUSTED', say('trialScansUsed'));
export const tokenUnknown = () =>
  new HttpProblem(400, 'UPLOAD_TOKEN_UNKNOWN', say('uploadTokenRequired'));
export const tokenExpired = () =>
  new HttpProblem(410, 'UPLOAD_TOKEN_EXPIRED', say('uploadTokenExpired'));
export const tokenUsed = () => new HttpProblem(409, 'UPLOAD_TOKEN_USED', say('uploadTokenUsed'));
export const notMultipart = () =>
  new HttpProblem(415, 'UNSUPPORTED_MEDIA_TYPE', say('multipartRequired'));
export const badForm = (detail: Message) =>
  new HttpProblem(400, 'BAD_USER_INPUT', say('uploadUnreadable'), { detail });
export const storageFull = () =>
  new HttpProblem(503, 'UNAVAILABLE', say('fileStorageFull'), {
    retryAfter: 60,
  });
export const fileGone = () =>
  new HttpProblem(404, 'NOT_FOUND', say('notFound', { what: say('thingFile') }));
export const mediaGone = () =>
  new HttpProblem(404, 'NOT_FOUND', say('notFound', { what: say('thingItem') }));
export const noPublisher = () => new HttpProblem(409, 'NO_PUBLISHER', say('noPublisher'));
export const noOriginal = () => new HttpProblem(404, 'NOT_FOUND', say('noOriginal'));
export const originalExposes = () => new HttpProblem(403, 'FORBIDDEN', say('originalExposes'));
export const originalGone = () => new HttpProblem(404, 'NOT_FOUND', say('originalGone'));
export const noPasswords = () => new HttpProblem(404, 'NOT_FOUND', say('noPasswords'));
export const passwordsUnread = () => new HttpProblem(409, 'CONFLICT', say('passwordsUnreadable'));
export const noPreview = () => new HttpProblem(404, 'NOT_FOUND', say('noPicture'));
