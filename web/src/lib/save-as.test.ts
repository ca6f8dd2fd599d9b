import { expect, test } from 'vitest';
import { nameOf } from './save-as.ts';

test.each([
  ['attachment; filename="vedetta-alerts-2026-11-21.csv"', 'vedetta-alerts-2026-11-21.csv'],
  ['attachment; filename=passwd', 'passwd'],
  [String.raw`attachment; filename="the \"October\" invoice.pdf"`, 'the "October" invoice.pdf'],
  [`attachment; filename="??.docx"; filename*=UTF-8''%E5%90%88%E5%90%8C.docx`, '合同.docx'],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%E5%`, 'plain.txt'],
  ['attachment; filename="../../etc/passwd"', 'otherwise'],
  [`attachment; filename*=UTF-8''..%2Fpasswd`, 'otherwise'],
  ['attachment', 'otherwise'],
  [null, 'otherwise'],
])('of %j the file is called %j', (disposition, name) => {
  expect(nameOf(disposition, 'otherwise')).toBe(name);
});
