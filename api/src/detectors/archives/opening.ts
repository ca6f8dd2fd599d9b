import type { Child, DetectorOutcome, FoundThing, ScanItem } from '../detector.ts';
import type { NodeRoom, Overrun } from '../tree/room.ts';
import { count, nameInWords, printable, summaryOf, type SummaryPart } from '../words.ts';
import { ARCHIVE_RULES, type ArchiveRule } from './rules.ts';

interface Said {
  title: string;
  why: string;
  parts: SummaryPart[];
}

/** What comes out while one archive is opened: its files, what was seen of it, and what could not be opened. */
export class Opening {
  readonly item: ScanItem;
  readonly #things: FoundThing[] = [];
  readonly #children: Child[] = [];
  #problem: string | null = null;
  constructor(item: ScanItem) {
    this.item = item;
  }

  child(name: string, bytes: Uint8Array): void {
    this.#children.push({ bytes, filename: name.split(/[/\\]/).at(-1) ?? name, path: [...this.item.path, this.shown(name)] });
  }

  /** Name for people, and for the way to a finding. */
  shown(name: string): string {
    return printable(name, 120) || 'a file without a name';
  }

  /** The name of what a single stream packs: that of the stream without its last ending. */
  innerName(isTar: boolean): string {
    const outer = this.item.filename;
    const inner = outer.replace(/\.(?:gz|br|zz|zlib|z)$/i, '');
    if (/\.tgz$/i.test(outer)) return outer.replace(/\.tgz$/i, '.tar');
    if (inner !== outer && inner !== '') return inner;
    return isTar ? 'archive.tar' : 'content';
  }

  /** Only the first problem is told: one is enough not to be clean. */
  problem(why: string): void {
    this.#problem ??= why;
  }

  /** May the item have one more part? Notes when it may not. */
  hasRoom(room: NodeRoom): boolean {
    if (room.nodesLeft > this.#children.length) return true;
    const why = `Only ${count(this.#children.length)} of its files were looked at: one item may have no more parts. Unpack it and upload the rest.`;
    this.problem(why);
    this.#thing(ARCHIVE_RULES.tooLarge, { title: 'Archive not opened in whole', why, parts: ['more files ', { seen: 'than are opened of one item' }] });
    return false;
  }

  overrun({ limit, message }: Overrun): void {
    this.problem(message);
    const say = (rule: ArchiveRule, title: string, seen: string) => { this.#thing(rule, { title, why: message, parts: [`${nameInWords(this.item.filename)}: `, { seen }] }); };
    if (limit === 'ratio') say(ARCHIVE_RULES.bomb, 'Archive bomb', 'unpacks to many times its size');
    else if (limit === 'depth') say(ARCHIVE_RULES.tooDeep, 'Archives nested too deep', 'more archives within each other than are opened');
    else say(ARCHIVE_RULES.tooLarge, 'Archive not opened in whole', 'unpacks to more than is opened of one item');
  }

  overlapping(overlaps: number, files: number): void {
    const why = `${count(overlaps)} of its ${count(files)} files share their packed bytes with others, as only archives do that are made to exhaust who opens them.`;
    this.problem(`${why} It was not opened.`);
    this.#thing(ARCHIVE_RULES.overlapping, { title: 'Archive bomb', why, parts: [`${nameInWords(this.item.filename)}: `, { seen: `${count(overlaps)} files share their packed bytes` }] });
  }

  outside(names: readonly string[]): void {
    const name = this.shown(names[0] ?? '');
    this.#thing(ARCHIVE_RULES.outside, {
      title: 'Archive that writes outside its folder', why: `The name ${name} leads out of the folder into which somebody unpacks the archive.`, parts: [{ seen: name }],
    });
  }

  encrypted(names: readonly string[], files: number, runs: boolean): void {
    const why = `${names.length === files ? 'All' : count(names.length)} of its ${count(files)} ${files === 1 ? 'file' : 'files'} need a password, so nobody has looked inside.`;
    this.problem(why);
    const shown = names.slice(0, 5).map((name) => this.shown(name)).join(', ');
    const rule = runs ? ARCHIVE_RULES.encryptedProgram : ARCHIVE_RULES.encrypted;
    const also = runs ? ' Their names are those of programs.' : '';
    this.#thing(rule, { title: runs ? 'Program in an archive with a password' : 'Archive with a password', why: `${why}${also}`, parts: ['encrypted: ', { seen: shown }] });
  }

  #thing(rule: ArchiveRule, { title, why, parts }: Said): void {
    const line = summaryOf(parts);
    this.#things.push({
      ...rule, title, why, ...line, excerpt: line.summary, path: [...this.item.path], place: { kind: 'whole' }, confidence: 0.95, fingerprint: rule.rule,
    });
  }

  outcome(): DetectorOutcome {
    const children = this.#children;
    const why = this.#problem;
    if (this.#things.length > 0) return { kind: 'found', things: this.#things, children, ...(why === null ? {} : { why }) };
    return why === null ? { kind: 'nothing', children } : { kind: 'unreadable', why, children };
  }
}
