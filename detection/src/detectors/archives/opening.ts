import { Collected } from '../../engine/tree/collected.ts';
import type { NodeRoom, Overrun } from '../../formats/room.ts';
import { count, nameInWords } from '../../formats/text/words.ts';
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
    const why =
      `Only ${count(this.parts)} of its files were looked at: one item may have no more parts. ` +
      'Unpack it and upload the rest.';
    this.limit(why);
    this.thing(ARCHIVE_RULES.tooLarge, {
      title: 'Archive not opened in whole',
      why,
      parts: ['more files ', { seen: 'than are opened of one item' }],
    });
    return false;
  }

  overrun({ limit, message }: Overrun): void {
    this.limit(message);
    const say = (rule: ArchiveRule, title: string, seen: string) => {
      this.thing(rule, {
        title,
        why: message,
        parts: [`${nameInWords(this.item.filename)}: `, { seen }],
      });
    };
    if (limit === 'ratio')
      say(ARCHIVE_RULES.bomb, 'Archive bomb', 'unpacks to many times its size');
    else if (limit === 'depth')
      say(
        ARCHIVE_RULES.tooDeep,
        'Archives nested too deep',
        'more archives within each other than are opened',
      );
    else
      say(
        ARCHIVE_RULES.tooLarge,
        'Archive not opened in whole',
        'unpacks to more than is opened of one item',
      );
  }

  overlapping(overlaps: number, files: number): void {
    const why =
      `${count(overlaps)} of its ${count(files)} files share their packed bytes with others, as ` +
      'only archives do that are made to exhaust who opens them.';
    this.limit(`${why} It was not opened.`);
    this.thing(ARCHIVE_RULES.overlapping, {
      title: 'Archive bomb',
      why,
      parts: [
        `${nameInWords(this.item.filename)}: `,
        { seen: `${count(overlaps)} files share their packed bytes` },
      ],
    });
  }

  outside(names: readonly string[]): void {
    const name = this.shown(names[0] ?? '');
    this.thing(ARCHIVE_RULES.outside, {
      title: 'Archive that writes outside its folder',
      why: `The name ${name} leads out of the folder into which somebody unpacks the archive.`,
      parts: [{ seen: name }],
    });
  }

  encrypted(names: readonly string[], files: number, runs: boolean): void {
    const why =
      `${names.length === files ? 'All' : count(names.length)} of its ${count(files)} ` +
      `${files === 1 ? 'file' : 'files'} need a password, so nobody has looked inside.`;
    this.problem(why);
    this.text(names.join('\n'));
    const rule = runs ? ARCHIVE_RULES.encryptedProgram : ARCHIVE_RULES.encrypted;
    this.thing(rule, {
      title: runs ? 'Program in an archive with a password' : 'Archive with a password',
      why: runs ? `${why} Their names are those of programs.` : why,
      parts: [
        'encrypted: ',
        {
          seen: names
            .slice(0, 5)
            .map((name) => this.shown(name))
            .join(', '),
        },
      ],
    });
  }
}
