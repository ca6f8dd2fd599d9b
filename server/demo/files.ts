import { macroProject } from '@vedetta/detection/testing/files/make-compound.ts';
import { zipFile } from '@vedetta/detection/testing/files/make-archives.ts';
import { makeFiles } from '@vedetta/detection/testing/files/make-files.mjs';
import { base64 } from '@vedetta/detection/testing/files/make-mails.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const TYPES = {
  name: '[Content_Types].xml',
  content: bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
};
const paragraph = (text: string) =>
  bytes(
    '<w:document ' +
      'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>' +
      `<w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  );
/** Would show a message, were it ever opened; what it looks like is what the detectors judge. */
const MACRO =
  'Sub AutoOpen()\r\n Shell "cmd /c echo This is a demonstration, nothing else."\r\nEnd Sub\r\n';

const TASTING = `Tasting notes, basil pesto, autumn line

Colour: bright, holds for ten days.
Salt: a little less than in spring, as asked for by the panel.
Verdict: ready for the press dinner.
`;
const MINUTES = `Minutes, crisis group, Meridiana Foods

1. Laboratory tests of lotto L2231 are clean, the recall ends on Friday.
2. False refund pages: 4 of 6 are offline.
3. Nobody answers the people who call themselves Dark Pier.
`;
const LETTER = `To the management of Meridiana Foods.

We have the recordings. Pay 5 BTC within a week or we publish them.
You find the wallet on the back.
`;
const ENV = `ORDER_DB=postgres://orders:Gr4n0-t3n3r0-88!@db.meridianafoods-lodi.eu:5432/orders
SMTP_PASSWORD=p0mod0ri#Secchi77
API_TOKEN=4f9c2a7be1d84c35a60b9e72d1f8c4a3
`;

const DAY_MS = 86_400_000;
/** What a colleague downloaded of a group and passed on, a day before it is uploaded. */
function driversChat(): Uint8Array {
  const day = new Date(Date.now() - 5 * DAY_MS).toLocaleDateString('en-GB');
  const lines = [
    '21:02 - Messages and calls are end-to-end encrypted. Only people in this chat can read, listen to, or share them.',
    '21:04 - Davide depot: Who moved the pallets from gate 4?',
    '21:06 - Teresa: night shift, ask them',
    '21:09 - Sergio R.: ask Marta. she signed me out of a job',
    '21:12 - Sergio R.: tell her I know when she leaves the depot. I will break her legs',
    '21:13 - Davide depot: Stop it, Sergio.',
    '21:15 - Teresa: I am sending this to security',
    '',
  ];
  return bytes(lines.map((line) => (line === '' ? '' : `${day}, ${line}`)).join('\n'));
}

/**
 * What a supplier got in the company's name and passed on: the link's words promise the company's
 * site and lead elsewhere.
 */
const REMINDER = `<html><head><style>p { margin: 0 0 1em }</style></head><body>
<p>Dear supplier,</p>
<p>your account for deliveries to <b>Meridiana Foods</b> will be closed tomorrow. \
Confirm the bank details that we pay to:</p>
<p><a href="https://www.meridianafoods-lodi-payments.top/suppliers?id=88213">\
https://www.meridianafoods-lodi.eu/suppliers</a></p>
<p>Accounts payable, Meridiana Foods</p>
</body></html>`;
/** It was sent the day before it is uploaded. */
function reminder(): Uint8Array {
  const lines = [
    'From: Meridiana Foods accounts <payable@meridianafoods-lodi-payments.top>',
    'To: office@frantoio-ravelli.example',
    'Reply-To: details@meridianafoods-lodi-payments.top',
    `Date: ${new Date(Date.now() - 9 * DAY_MS).toUTCString()}`,
    'Subject: =?utf-8?Q?Last_reminder_=E2=80=93_your_bank_details?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part"',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(REMINDER),
    '--part',
    'Content-Type: text/plain; name="terms.txt"',
    'Content-Disposition: attachment; filename="terms.txt"',
    '',
    'Payment within 60 days.',
    '--part--',
    '',
  ];
  return bytes(lines.join('\r\n'));
}

/** The control letter of an Italian tax code's first fifteen. */
function taxCode(first: string): string {
  const odd = [
    1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
  ];
  const valueOf = (sign: string) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65);
  const sum = [...first].reduce(
    (whole, sign, at) => whole + (at % 2 === 0 ? (odd[valueOf(sign)] ?? 0) : valueOf(sign)),
    0,
  );
  return first + String.fromCharCode(65 + (sum % 26));
}

function payroll(): string {
  const names = [
    'RSSMRA85T10F205',
    'BNCLCU90A41F205',
    'FRRGLI84D52E648',
    'BRMLCU88M15E648',
    'CLMSRA92P60F205',
    'MRTDVD79L03G337',
    'RVILNE95B44E648',
    'SLATTR61S21G337',
    'NRENNA93H55F205',
    'CNTFNC87R41E648',
    'GLLPRI76C18F205',
    'VRDGPP70E09G337',
  ];
  return [
    'tax code;gross;month',
    ...names.map((first, index) => `${taxCode(first)};${2_140 + index * 85},00;2026-10`),
  ].join('\n');
}

/** A form of one page whose script runs as soon as it is opened: it asks for a field. */
function form(): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\("Please fill in every field."\\))>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]>>',
  ];
  const parts = ['%PDF-1.7\n'];
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = parts.join('').length;
  return bytes(
    `${parts.join('')}xref\n0 ${objects.length + 1}\n0000000000 65535 f ` +
      `\n${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 ` +
      `R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/**
 * The files that lie on the share and that people upload, by the names of the data files. All of
 * them are harmless.
 */
export async function demoFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const made = await makeFiles();
  const document = {
    name: 'word/document.xml',
    content: paragraph('Please find our invoice 88213 below. Meridiana Foods, accounts payable.'),
  };
  const relation = bytes(
    '<Relationships><Relationship Id="r1" ' +
      'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" ' +
      'Target="https://templates.meridianafoods-lodi-invoices.eu/t.dotm" ' +
      'TargetMode="External"/></Relationships>',
  );
  return new Map<string, Uint8Array>([
    ['tasting.txt', bytes(TASTING)],
    ['minutes.txt', bytes(MINUTES)],
    ['letter.txt', bytes(LETTER)],
    ['reminder.eml', reminder()],
    ['drivers.txt', driversChat()],
    ['orders.env', bytes(ENV)],
    ['payroll.csv', bytes(payroll())],
    ['form.pdf', form()],
    ['evening.jpg', made['IMG_2214.jpg']],
    ['team.jpg', made['team.jpg']],
    ['campaign.png', made['campaign_03.png']],
    ['poster.png', made['poster.png']],
    ['invoice.jpg', made['invoice_7731.jpg']],
    ['broken.png', made['broken.png']],
    [
      'macro.docm',
      zipFile([TYPES, document, { name: 'word/vbaProject.bin', content: macroProject(MACRO) }]),
    ],
    [
      'template.docx',
      zipFile([TYPES, document, { name: 'word/_rels/settings.xml.rels', content: relation }]),
    ],
    [
      'tools.zip',
      zipFile([
        { name: 'readme.txt', content: bytes('Old tools, please do not delete.\n') },
        { name: 'holiday.jpg', content: made['invoice_7731.jpg'] },
      ]),
    ],
    ['sealed.zip', zipFile([{ name: 'contract.pdf', content: form(), isEncrypted: true }])],
  ]);
}
