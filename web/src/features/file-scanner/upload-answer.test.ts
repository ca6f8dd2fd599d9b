import { describe, expect, it } from 'vitest';
import { isTransient } from '@vedetta/machines';
import { fileIdOf, needsNewToken, problemOfAnswer } from './upload-answer.ts';

const refusal = (status: number, code: string, more = {}) =>
  problemOfAnswer(
    status,
    JSON.stringify({ type: 'about:blank', title: 'No', status, code, ...more }),
  );

describe('the answer to an upload', () => {
  it('carries the id of what was stored', () => {
    expect(fileIdOf(201, '{"id":"42","filename":"a.png"}')).toBe('42');
    expect(fileIdOf(201, 'not json')).toBeNull();
    expect(fileIdOf(413, '{"id":"42"}')).toBeNull();
  });
  it('says in words what to do about each expected refusal', () => {
    expect(refusal(413, 'FILE_TOO_LARGE').message).toMatch(/Choose a smaller one/);
    expect(refusal(402, 'TRIAL_EXHAUSTED')).toMatchObject({ code: 'TRIAL_EXHAUSTED', status: 402 });
    expect(refusal(410, 'UPLOAD_TOKEN_EXPIRED').message).toMatch(/Try again/);
  });
  it('passes on what the server says about a refusal that has no words of ours', () => {
    expect(
      refusal(415, 'UNSUPPORTED_MEDIA_TYPE', { detail: 'Send multipart/form-data.' }).message,
    ).toBe('Send multipart/form-data.');
  });
  it('knows a proxy that answers in the place of the server', () => {
    expect(problemOfAnswer(413, '<html>413</html>').code).toBe('FILE_TOO_LARGE');
    expect(isTransient(problemOfAnswer(502, '<html>Bad gateway</html>'))).toBe(true);
    expect(problemOfAnswer(503, '', '7').retryAfter).toBe(7);
    expect(isTransient(problemOfAnswer(400, '{}'))).toBe(false);
  });
  it('is mended by a fresh token only where the token was the fault', () => {
    expect(needsNewToken(refusal(410, 'UPLOAD_TOKEN_USED'))).toBe(true);
    expect(needsNewToken(refusal(413, 'FILE_TOO_LARGE'))).toBe(false);
  });
});
