import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { describe, expect, it } from 'vitest';
import type { ReportRow, ScanResult } from './detector.ts';
import type { FoundThing } from './found-thing.ts';
import { verdictOf } from './scan-verdict.ts';
import { inWords } from '../../test/in-words.ts';

const words = (text: string) => [say('quotedWords', { words: text })];

const thing: FoundThing = {
  rule: 'codes/link',
  title: say('titleCodeLink', { code: 'QR code' }),
  why: words('A link was read.'),
  excerpt: 'hxxps://drop[.]example',
  excerptMessage: null,
  summary: 'drop[.]example',
  summaryMessage: null,
  marks: [],
  path: ['poster.png'],
  place: { kind: 'whole' },
  score: 50,
  confidence: 1,
  fingerprint: 'qr:https://drop.example',
};
const row = (outcome: ReportRow['outcome']): ReportRow => ({
  detector: 'codes',
  label: say('quotedWords', { words: 'Codes' }),
  version: '1',
  outcome,
  durationMs: 1,
});
const result = (rows: ReportRow[], unreadable: readonly Message[] | null = null): ScanResult => ({
  mime: null,
  fileKind: null,
  unreadable,
  rows,
  preview: null,
  pictureHash: null,
});

describe('verdictOf', () => {
  it('is clean when every detector looked and found nothing', () => {
    expect(verdictOf(result([row({ kind: 'nothing' }), row({ kind: 'not-applicable' })]))).toEqual({
      status: 'CLEAN',
      problem: null,
    });
  });

  it('is found even when the thing is only informative', () => {
    expect(verdictOf(result([row({ kind: 'found', things: [thing] })])).status).toBe('FOUND');
  });

  it.each(['unreadable', 'limit', 'failed'] as const)(
    'is never clean after a row that ended as %s',
    (kind) => {
      const verdict = verdictOf(
        result([row({ kind: 'nothing' }), row({ kind, why: words('Too deep.') })]),
      );
      expect(verdict.status).toBe('UNREADABLE');
      expect(inWords(verdict.problem)).toContain('Too deep.');
    },
  );

  it('names the reason of the whole before the reason of a part', () => {
    const verdict = verdictOf(
      result(
        [row({ kind: 'unreadable', why: words('No frame.') })],
        words('The file “The picture” is truncated.'),
      ),
    );
    expect(inWords(verdict)).toEqual({
      status: 'UNREADABLE',
      problem: 'The file “The picture” is truncated.',
    });
  });

  it('keeps the reason beside something found, so that nobody takes the rest for clean', () => {
    const verdict = verdictOf(
      result([
        row({ kind: 'found', things: [thing] }),
        row({ kind: 'limit', why: words('Too many pixels.') }),
      ]),
    );
    expect(inWords(verdict)).toEqual({ status: 'FOUND', problem: 'Codes: Too many pixels.' });
  });
});
