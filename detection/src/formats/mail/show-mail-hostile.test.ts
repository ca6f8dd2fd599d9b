import { describe, expect, it } from 'vitest';
import { base64, filePart, mailOf, mailOfParts } from '../../../test/files/make-mails.ts';
import { findingAt, shown } from '../../../test/shown-mail.ts';
import { LONGEST_FACE } from './faces.ts';
import { MOST_PARTS } from './show-mail.ts';

describe('a mail that was made to break what shows it', () => {
  it('is shown as far as it can be, and says what is left out', async () => {
    const many = await shown(
      mailOfParts(
        [
          ...Array.from({ length: 1_000 }, (_, at) => `X-Header-${at}: ${'x'.repeat(80)}`),
          `Cc: ${Array.from({ length: 500 }, (_, at) => `p${at}@two.example`).join(', ')}`,
          'Subject: a second one',
          'Subject: a third one',
        ],
        ...Array.from({ length: 300 }, (_, at) => filePart(`\u202egpj.${at}.exe`, 'x')),
      ),
    );
    expect(many.fields.map(({ name, more }) => [name, more])).toEqual([
      ['subject', 0],
      ['from', 0],
      ['to', 0],
      ['cc', 480],
      ['date', 0],
    ]);
    expect(many.fields[0]?.text).toBe('a second one / a third one');
    expect([many.parts.length, many.partCount]).toEqual([MOST_PARTS, 300]);
    expect(many.fields.every(({ text }) => text.length <= 2_000)).toBe(true);
  });

  it('is told to be broken where its parts lie too deep or its headers are too long', async () => {
    let deep = 'Content-Type: text/plain\r\n\r\nhello';
    for (let depth = 0; depth < 60; depth += 1)
      deep = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${deep}\r\n--b${depth}--`;
    const bytes = new Uint8Array(
      Buffer.from(
        `From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\nMIME-Version: 1.0\r\n${deep}`,
      ),
    );
    expect(await shown(bytes)).toMatchObject({ isBroken: true, faces: [], parts: [] });
    expect(await shown(mailOf([`X-Long: ${'x'.repeat(2_000_000)}`]))).toMatchObject({
      isBroken: true,
    });
  });

  it.each([
    [
      'a long text',
      mailOf(['Content-Type: text/plain'], '😀 We will wait.\r\n'.repeat(40_000)),
      'text',
    ],
    [
      'a long page',
      mailOf(
        ['Content-Type: text/html', 'Content-Transfer-Encoding: base64'],
        base64(`<html>${'<p>We &amp; you</p>'.repeat(100_000)}</html>`),
      ),
      'page',
    ],
    [
      'a page of open styles',
      mailOf(['Content-Type: text/html'], `<html>${'<style a="b">'.repeat(50_000)}`),
      'rest',
    ],
  ])('is cut where it is too long to be read: %s', async (_what, bytes, kind) => {
    const found = Array.from({ length: 30 }, (_, id) => ({
      ...findingAt(id * 10, id * 10 + 7),
      id,
    }));
    const face = (await shown(bytes, [], found)).faces.find((one) => one.kind === kind);
    expect(face?.text.length ?? 0).toBeGreaterThan(0);
    expect(face?.text.length ?? 0).toBeLessThanOrEqual(LONGEST_FACE);
    expect(face?.isCut).toBe((face?.text.length ?? 0) > LONGEST_FACE - 2);
    expect(/\p{Cs}/u.test(face?.text ?? '')).toBe(false);
    expect(
      face?.marks.every(
        ({ offset, length }) => offset >= 0 && length > 0 && offset + length <= face.text.length,
      ),
    ).toBe(true);
  });
});
