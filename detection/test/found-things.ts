import { say } from '@vedetta/messages/say.ts';
import type { ReportRow, ScanResult } from '../src/engine/detector.ts';
import type { FoundThing } from '../src/engine/found-thing.ts';

export const thing = (given: Partial<FoundThing> = {}): FoundThing => ({
  rule: 'codes/link',
  title: say('quotedWords', { words: 'QR code to drop.example' }),
  why: [say('quotedWords', { words: 'The code leads to a link.' })],
  excerpt: 'hxxps://drop[.]example',
  excerptMessage: null,
  summary: 'QR code: drop[.]example',
  summaryMessage: null,
  marks: [{ start: 9, end: 23 }],
  path: ['poster.png', 'QR code'],
  place: { kind: 'whole' },
  score: 200,
  confidence: 1,
  fingerprint: 'qr:https://drop.example',
  ...given,
});
export const row = (outcome: ReportRow['outcome'], detector = 'codes'): ReportRow => ({
  detector,
  label: say('quotedWords', { words: detector }),
  version: '1',
  outcome,
  durationMs: 2.5,
});
export const scan = (rows: ReportRow[], given: Partial<ScanResult> = {}): ScanResult => ({
  mime: 'image/png',
  fileKind: 'fileKindPNGImage',
  unreadable: null,
  rows,
  preview: null,
  pictureHash: null,
  ...given,
});
export const found = (...things: FoundThing[]) => row({ kind: 'found', things });
export const nothing = row({ kind: 'nothing' }, 'position');
