import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { Collected } from '../../engine/tree/collected.ts';
import type { NodeRoom, Overrun } from '../../formats/room.ts';
import { nameInWords } from '../../formats/text/words.ts';
import { ARCHIVE_RULES, type ArchiveRule } from './rules.ts';

/**
 * What comes out while one archive is opened: its files, what was seen of it, and what could not be
 * opened.
 */
export class Opening extends Collected {
  /** The name of what a single stream packs: that of the stream without its last ending. */
  innerName(isTar: boolean): string {
    const outer = this.item.filename;
    const inner = outer.replace(/\.(?:gz|br|zz|zlib|z)$/i, '');
    if (/\.tgz$/i.test(outer)) return outer.replace(/\.tgz$/i, '.tar');
    if (inner !== outer && inner !== '') return inner;
    return isTar ? 'archive.tar' : 'content';
  }

  /** May the item have one more part? Notes when it may not. */
  hasRoom(room: NodeRoom): boolean {
    if (room.nodesLeft > this.parts) return true;
    const why = [say('whyArchivePartLimit', { n: this.parts }), say('adviceUploadArchiveRest')];
    this.limit(...why);
    this.thing(ARCHIVE_RULES.tooLarge, {
      title: say('titleArchivePartlyScanned'),
      why,
      line: say('quoteTooManyFiles'),
    });
    return false;
  }

  overrun({ limit, said: why }: Overrun): void {
    this.limit(why);
    const name = nameInWords(this.item.filename);
    const raise = (rule: ArchiveRule, title: Message, line: Message) => {
      this.thing(rule, { title, why: [why], line });
    };
    if (limit === 'ratio')
      raise(ARCHIVE_RULES.bomb, say('titleArchiveBomb'), say('quoteCompressionRatio', { name }));
    else if (limit === 'depth')
      raise(
        ARCHIVE_RULES.tooDeep,
        say('titleArchiveNestedTooDeep'),
        say('quoteNestedTooDeep', { name }),
      );
    else
      raise(
        ARCHIVE_RULES.tooLarge,
        say('titleArchivePartlyScanned'),
        say('quoteUnpackedTooLarge', { name }),
      );
  }

  overlapping(overlaps: number, files: number): void {
    const why = say('whyArchiveOverlappingFiles', { n: overlaps, all: files });
    this.limit(why, say('whyArchiveNotOpened'));
    this.thing(ARCHIVE_RULES.overlapping, {
      title: say('titleArchiveBomb'),
      why: [why],
      line: say('quoteSharedCompressedData', {
        name: nameInWords(this.item.filename),
        count: overlaps,
      }),
    });
  }

  /** @param names of its files */
  cabinet(names: readonly string[]): void {
    this.thing(ARCHIVE_RULES.cabinet, {
      title: say('titleCabinet'),
      why: [say('whyCabinetInstallsPrograms')],
      line: [{ seen: this.#first(names) }],
    });
  }

  /** @param names of its files */
  diskImage(names: readonly string[]): void {
    const isSent = this.item.carriedBy !== undefined;
    this.thing(isSent ? ARCHIVE_RULES.diskImageSent : ARCHIVE_RULES.diskImage, {
      title: isSent ? say('titleDiskImageAttachment') : say('titleDiskImage'),
      why: [isSent ? say('whyDiskImageBypassesWarning') : say('whyDiskImageMounts')],
      line: [{ seen: this.#first(names) }],
    });
  }

  #first(names: readonly string[]): string {
    return names
      .slice(0, 5)
      .map((name) => this.shown(name))
      .join(', ');
  }

  outside(names: readonly string[]): void {
    const name = this.shown(names[0] ?? '');
    this.thing(ARCHIVE_RULES.outside, {
      title: say('titleArchivePathTraversal'),
      why: [say('whyArchivePathTraversal', { name })],
      line: [{ seen: name }],
    });
  }

  encrypted(names: readonly string[], files: number, runs: boolean): void {
    const why =
      names.length !== files
        ? say('whyArchiveSomePasswordProtected', { n: names.length, all: files })
        : say('whyArchiveAllPasswordProtected', { n: files });
    this.problem(why);
    this.text(names.join('\n'));
    const rule = runs ? ARCHIVE_RULES.encryptedProgram : ARCHIVE_RULES.encrypted;
    this.thing(rule, {
      title: runs ? say('titleExecutableInProtectedArchive') : say('titleArchivePasswordProtected'),
      why: runs ? [why, say('whyArchiveListsExecutables')] : [why],
      line: say('quoteEncrypted', {
        seen: this.#first(names),
      }),
    });
  }
}
