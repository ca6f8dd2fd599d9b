import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './compose.ts';
import type { MailTransport } from './transport.ts';

/**
 * Letters as `.eml` files, which every mail program opens. The file is named after the letter:
 * writing it again after a crash makes no second one. Readable by the operator's account only,
 * since letters may hold one-time links.
 */
export function fileTransport(
  folder: string,
  from: { name: string; address: string },
): MailTransport {
  return {
    name: `files in ${folder}`,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${mail.messageId}.eml`);
      await writeFile(`${path}.part`, await compose(mail, from), { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => undefined,
  };
}
