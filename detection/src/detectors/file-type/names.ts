import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { extensionOf, familiesOfExtension } from '../../formats/type-label.ts';
import { printable } from '../../formats/text/words.ts';

/**
 * Is the name built to hide what the file is? Answers a plain sentence, or null. Known tricks: a
 * harmless extension before the real one (`invoice.pdf.exe`; Windows hides the last), letters that
 * run right to left (U+202E), and a row of spaces that pushes the real extension out of sight.
 */
export function deceivingName(filename: string): Message | null {
  if (/[\u202A-\u202E\u2066-\u2069]/.test(filename)) {
    return say('whyFileNameBidiOverride');
  }
  if (/\.[A-Za-z0-9]{1,5}\s{5,}\S*\.[A-Za-z0-9]{1,5}\s*$/.test(filename)) {
    return say('whyFileNameSpacePadding');
  }
  const last = extensionOf(filename);
  if (last === null) return null;
  const decoy = /\.([A-Za-z0-9]{2,5})$/
    .exec(filename.trimEnd().slice(0, -(last.length + 1)))?.[1]
    ?.toLowerCase();
  const decoyGroup = decoy === undefined ? undefined : familiesOfExtension(decoy)[0]?.group;
  const lastGroup = familiesOfExtension(last)[0]?.group;
  const isDecoy =
    decoyGroup === 'picture' ||
    decoyGroup === 'document' ||
    decoyGroup === 'video' ||
    decoyGroup === 'audio';
  if (!isDecoy || (lastGroup !== 'program' && lastGroup !== 'script')) return null;
  return say('whyFileNameDoubleExtension', {
    name: printable(filename, 80),
    shown: `.${decoy ?? ''}`,
    run: `.${last}`,
  });
}
