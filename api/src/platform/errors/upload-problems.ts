import { HttpProblem } from './http-problem.ts';

/** Refusals of the upload, each with what to do. */
export const fileTooLarge = () =>
  new HttpProblem(
    413,
    'FILE_TOO_LARGE',
    'The file is larger than 100 MiB. Split it, or upload the part that matters.',
  );
export const fileEmpty = () =>
  new HttpProblem(
    422,
    'FILE_EMPTY',
    'The file is empty. Check that it was saved completely, then upload it again.',
  );
export const sizeMismatch = (announced: number, received: string) =>
  new HttpProblem(
    422,
    'SIZE_MISMATCH',
    'The file changed while it was uploaded. Choose it again.',
    {
      detail: `Announced were ${announced} bytes, received ${received}.`,
    },
  );
export const trialExhausted = () =>
  new HttpProblem(
    402,
    'TRIAL_EXHAUSTED',
    'All scans of the free trial are used. Ask for full access to scan more files.',
  );
export const tokenUnknown = () =>
  new HttpProblem(
    400,
    'UPLOAD_TOKEN_UNKNOWN',
    'The upload needs a token of your own in the header X-Upload-Token. Ask for one and try again.',
  );
export const tokenExpired = () =>
  new HttpProblem(
    410,
    'UPLOAD_TOKEN_EXPIRED',
    'The upload token has run out after 10 minutes. Choose the file again.',
  );
export const tokenUsed = () =>
  new HttpProblem(
    409,
    'UPLOAD_TOKEN_USED',
    'This upload token was already used. If the file is not in the list, choose it again.',
  );
export const notMultipart = () =>
  new HttpProblem(
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'Send the file as multipart/form-data with one part named `file`.',
  );
export const badForm = (detail: string) =>
  new HttpProblem(
    400,
    'BAD_USER_INPUT',
    'The upload could not be read. Send one part named `file` and nothing else.',
    { detail },
  );
export const storageFull = () =>
  new HttpProblem(
    503,
    'UNAVAILABLE',
    'The file could not be stored because the server’s disk is full or failing. Tell your administrator and try again.',
    {
      retryAfter: 60,
    },
  );
export const fileGone = () =>
  new HttpProblem(
    404,
    'NOT_FOUND',
    'There is no such file. It may have been deleted; reload the list.',
  );
export const mediaGone = () =>
  new HttpProblem(
    404,
    'NOT_FOUND',
    'There is no such item. It may have been deleted; reload the list.',
  );
export const noPublisher = () =>
  new HttpProblem(
    409,
    'NO_PUBLISHER',
    'Nobody published this item: it is a file of your own. Note the address of a publisher first if you know one.',
  );
export const noOriginal = () =>
  new HttpProblem(404, 'NOT_FOUND', 'This item is no file: it has no original to download.');
export const originalExposes = () =>
  new HttpProblem(
    403,
    'FORBIDDEN',
    'This item shows passwords of accounts of your company. Ask a colleague who works on alerts for the original.',
  );
export const originalGone = () =>
  new HttpProblem(
    404,
    'NOT_FOUND',
    'The original of this item is not stored any more. Upload the file again to have it.',
  );
export const noPasswords = () =>
  new HttpProblem(
    404,
    'NOT_FOUND',
    'No passwords of accounts of your company were found in this item.',
  );
export const passwordsUnread = () =>
  new HttpProblem(
    409,
    'CONFLICT',
    'The passwords cannot be read from the original any more. Download the original to see them.',
  );
export const noPreview = () =>
  new HttpProblem(404, 'NOT_FOUND', 'There is no picture to show for this item.');
