import fc, { type Arbitrary } from 'fast-check';

/** A multipart request as it goes out: the headers that describe the body, and the body. */
export interface MalformedForm {
  headers: Record<string, string>;
  body: Buffer;
}

const PART = 'content-disposition: form-data; name="file"; filename="x.txt"';
const RIGHT = `--b\r\n${PART}\r\ncontent-type: text/plain\r\n\r\nhello\r\n--b--\r\n`;

const contentTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constant('multipart/form-data; boundary=b') },
  fc.constantFrom(
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=""',
    'multipart/form-data; boundary="b',
    `multipart/form-data; boundary=${'b'.repeat(300)}`,
    'multipart/mixed; boundary=b',
    'multipart/form-data; boundary=b; charset=utf-16',
    'MULTIPART/FORM-DATA; BOUNDARY=b',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=c',
    ';',
    '%',
  ),
);

const partHeads = fc.constantFrom(
  PART,
  'content-disposition: form-data; name="file"',
  'content-disposition: form-data; name="other"; filename="x"',
  'content-disposition: form-data',
  'content-disposition: attachment; filename="x"',
  'content-disposition:',
  'x',
  `content-disposition: form-data; name="file"; filename="${'n'.repeat(4_000)}"`,
  `${PART}\r\ncontent-type: %`,
  'content-disposition: form-data; name="file"; filename*=utf-8\'\'%E8%',
  `${PART}\r\ncontent-transfer-encoding: base64`,
  `${PART}\r\n${'x-more: 1\r\n'.repeat(100)}`,
  `x-long: ${'y'.repeat(20_000)}\r\n${PART}`,
  'content-disposition: form-data; name="\0"; filename="\0"',
);
const bytes = fc.uint8Array({ maxLength: 400 }).map((list) => Buffer.from(list));

/** Parts with odd heads, odd separators between them, and an end that may be missing. */
const assembled = fc
  .tuple(
    fc.array(fc.tuple(partHeads, bytes), { maxLength: 4 }),
    fc.constantFrom('\r\n', '\n', '\r', ''),
    fc.constantFrom('--b--\r\n', '--b--', '--b', '--', '', '--b--\r\nmore', '--c--\r\n'),
  )
  .map(([parts, line, end]) =>
    Buffer.concat([
      ...parts.flatMap(([head, body]) => [
        Buffer.from(`--b${line}${head}${line}${line}`),
        body,
        Buffer.from(line),
      ]),
      Buffer.from(end),
    ]),
  );

/** A right form that is cut, has a byte changed, or comes twice. */
const spoilt = fc
  .tuple(
    fc.constantFrom('cut', 'changed', 'twice'),
    fc.nat(RIGHT.length - 1),
    fc.integer({ min: 0, max: 255 }),
  )
  .map(([how, at, value]) => {
    const form = Buffer.from(RIGHT);
    if (how === 'cut') return form.subarray(0, at);
    if (how === 'twice') return Buffer.concat([form, form]);
    form[at] = value;
    return form;
  });

/** Multipart bodies as a broken or hostile client sends them; few are right. */
export const malformedForms: Arbitrary<MalformedForm> = fc
  .record({
    contentType: contentTypes,
    encoding: fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      fc.constantFrom('gzip', 'deflate', 'br', 'x', 'identity'),
    ),
    body: fc.oneof(spoilt, assembled, bytes),
  })
  .map(({ contentType, encoding, body }) => ({
    headers: {
      'content-type': contentType,
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
    body,
  }));
