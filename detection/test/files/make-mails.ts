/**
 * Mails as programs of mail and those who mean harm write them, for tests of what is shown of them.
 */

export const THREAT = 'We will kill your director on Friday.';
/** Longer lines than a mail may have are cut. */
export const base64 = (content: string | Uint8Array): string =>
  Buffer.from(content)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');

const HEAD = [
  'From: "Bank of Meridiana" <billing@pay.example>',
  'To: anna@meridiana.example',
  'Date: Thu, 26 Nov 2026 12:00:00 +0100',
];

/** A mail of some lines. @param headers beside sender, recipient and date */
export const mailOf = (headers: readonly string[], ...body: readonly string[]): Uint8Array =>
  new Uint8Array(Buffer.from([...HEAD, ...headers, '', ...body, ''].join('\r\n')));

/** A mail of several parts, each with its headers. */
export const mailOfParts = (headers: readonly string[], ...parts: readonly string[]): Uint8Array =>
  mailOf(
    [...headers, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="part"'],
    ...parts.map((part) => `--part\r\n${part}`),
    '--part--',
  );

export const filePart = (
  name: string,
  content: string | Uint8Array,
  type = 'application/octet-stream',
): string =>
  [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(content),
  ].join('\r\n');

/**
 * The same words twice, as programs of mail write them: as quoted-printable text and as a page in
 * Base64.
 */
export const bothWays = (text: readonly string[], page: string): string =>
  [
    'Content-Type: multipart/alternative; boundary="way"',
    '',
    '--way',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    ...text,
    '--way',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(page),
    '--way--',
  ].join('\r\n');

export const PAGE = `<html><head><style>p { color: #222 }</style></head><body>
<table><tr><td>&nbsp;<p>Dear  client,</p></td></tr></table>
<p>We will k<b>i</b>ll your director on Friday. \
Read <a href="https://drop.example/terms?id=7">our terms &amp; conditions</a> <b>today</b>.</p>
<img src="https://drop.example/pixel.gif" alt="The seal of the bank">\
<script>document.title = 'run'</script><!-- sent by hand -->
</body></html>`;

/**
 * What a report of phishing looks like: a mail with a mail in it, a file, and a threat in each of
 * its two ways.
 */
export function reportedMail(): Uint8Array {
  const inner = [
    'From: Rita <rita@pay.example>',
    'To: anna@meridiana.example',
    'Subject: =?utf-8?B?SSB3aWxsIGtpbGwgeW91IHRvbW9ycm93?=',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64('Hello Anna,\r\n\r\nI will burn your office down tonight.\r\n\r\nRita'),
  ];
  return mailOfParts(
    [
      'Subject: Your =?utf-8?Q?invoice_n=C2=B0_7?=',
      'Reply-To: collect@drop.example',
      'Cc: carla@meridiana.example, "Dario B." <dario@meridiana.example>',
    ],
    bothWays(
      [
        'Dear client,=20',
        'We will kill your director on =',
        'Friday. Read our terms & conditions.',
      ],
      PAGE,
    ),
    filePart('invoice n\u00b0 7.pdf', '%PDF-1.4\nno more than its head', 'application/pdf'),
    filePart('table.csv', 'name,sum\nBob,3\n', 'text/csv'),
    ['Content-Type: message/rfc822', '', ...inner].join('\r\n'),
  );
}
