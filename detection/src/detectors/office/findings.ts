import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import { RUNS } from '../../formats/archives/names.ts';
import { nativeProgramAt } from '../../formats/file-type/executables.ts';
import { scriptIn } from '../../formats/file-type/scripts.ts';
import { Collected } from '../../engine/tree/collected.ts';
import type { Step } from '../../formats/step.ts';
import { printable, type SummaryPart } from '../../formats/text/words.ts';
import type { Dde } from '../../formats/office/dde.ts';
import { linksInField } from './field-links.ts';
import { codeOf, traitsOf } from '../../formats/office/macro-words.ts';
import type { OlePackage } from './ole-package.ts';
import { OFFICE_RULES as RULES } from './rules.ts';
import type { VbaModule } from '../../formats/office/vba.ts';

/** What is gathered of one document, in the words of this family. */
export class DocumentReport extends Collected {
  /** Macros of one project; `hasProject`: compiled code is there, whatever the source says. */
  macros(modules: readonly VbaModule[]): void {
    const parts = modules.map(({ name, source }) => ({ name, source, code: codeOf(source) }));
    const whole = parts.map(({ code }) => code).join('\n');
    for (const { name, source } of parts) this.text(source, name);
    if (whole.trim() === '') {
      if (modules.length > 0 && parts.every(({ source }) => source === '')) {
        this.thing(RULES.hiddenCode, {
          title: say('titleMacrosWithoutSource'),
          why: [say('whyMacrosWithoutSource')],
          line: say('quoteMacroProject'),
        });
      }
      return;
    }
    const traits = traitsOf(whole);
    const { autoRun, writes, executes } = traits;
    const [rule, title] =
      autoRun !== null && executes !== null
        ? [RULES.autoRunExecutes, say('titleMacroAutoRunsPrograms')]
        : autoRun !== null && writes !== null
          ? [RULES.autoRunWrites, say('titleMacroAutoWritesFiles')]
          : executes !== null
            ? [RULES.executes, say('titleMacroCanRunPrograms')]
            : [RULES.macro, say('titleDocumentMacros')];
    const does = [
      autoRun === null ? null : say('whyMacrosAutoRun', { word: autoRun }),
      writes === null ? null : say('whyMacrosWriteFiles', { word: printable(writes, 40) }),
      executes === null ? null : say('whyMacrosRunPrograms', { word: printable(executes, 40) }),
    ].filter((part) => part !== null);
    const telling = executes ?? writes ?? autoRun ?? '';
    const line =
      whole.split('\n').find((one) => telling !== '' && one.includes(telling)) ??
      whole.split('\n')[0] ??
      '';
    const module = parts.find(({ code }) => code.includes(line))?.name ?? '';
    this.thing(rule, {
      title,
      why: [say('whyDocumentContainsMacros'), ...does],
      line: [`${printable(module, 60)}: `, { seen: printable(line, 160) }],
      excerpt: whole.slice(0, 500),
      path: [...this.item.path, printable(module, 80)].filter((part) => part !== ''),
    });
  }

  excel4(
    sheets: readonly { name: string; isHidden: boolean }[],
    autoOpen: boolean,
    executes: string | null,
  ): void {
    const names = sheets.map(({ name }) => printable(name, 40)).join(', ');
    const traits = [
      sheets.some(({ isHidden }) => isHidden) ? say('whyMacroSheetsHidden') : null,
      autoOpen ? say('whyMacroSheetsAutoRun') : null,
      executes === null ? null : say('whyMacroSheetsCallFunction', { word: executes }),
    ];
    const [rule, title] =
      executes !== null
        ? [RULES.autoRunExecutes, say('titleExcel4RunsPrograms')]
        : autoOpen
          ? [RULES.excel4Opens, say('titleExcel4RunsOnOpen')]
          : [RULES.excel4, say('titleDocumentExcel4Macros')];
    this.thing(rule, {
      title,
      why: [say('whyWorkbookMacroSheets'), ...traits].filter((part) => part !== null),
      line: say('quoteMacroSheet', { seen: names }),
      fingerprint: 'office/excel4',
    });
  }

  dde(links: readonly Dde[]): void {
    const worst = links.find(({ runs }) => runs) ?? links[0];
    if (worst === undefined) return;
    this.thing(worst.runs ? RULES.ddeRuns : RULES.dde, {
      title: worst.runs ? say('titleDocumentDdeCommand') : say('titleDocumentDdeLink'),
      why: [worst.runs ? say('whyDdeRunsCommand') : say('whyDdeFetchesContent')],
      line: ['DDE: ', { seen: printable(worst.command, 160) }],
      fingerprint: `office/dde:${printable(worst.command, 200)}`,
    });
  }

  /**
   * What people do not read in the text and follow or are read out: where fields lead, and the
   * labels of pictures and cells.
   */
  besides(fields: readonly string[], labels: readonly string[], ...path: readonly Step[]): void {
    for (const target of new Set(fields.flatMap(linksInField))) {
      if (/^(?:https?|ftp|mailto|www\.)/i.test(target)) this.text(target, say('pathLink'));
      else this.outside('hyperlink', target);
    }
    this.text(labels.join('\n'), ...path);
  }

  packaged(file: OlePackage): void {
    const name = printable(
      file.label.split(/[/\\]/).at(-1) || file.source.split(/[/\\]/).at(-1) || 'file',
      120,
    );
    const runs =
      RUNS.test(file.label) ||
      RUNS.test(file.source) ||
      nativeProgramAt(file.content) !== null ||
      scriptIn(file.content) !== null;
    this.thing(runs ? RULES.packagedProgram : RULES.packaged, {
      title: runs ? say('titleDocumentEmbeddedExecutable') : say('titleDocumentEmbeddedFile'),
      why: [
        say('whyDocumentEmbedsFileIcon', { name }),
        ...(runs ? [say('whyEmbeddedRunsOnOpen')] : []),
      ],
      line: say('quoteEmbedded', { seen: name }),
      fingerprint: `office/embedded:${name}`,
    });
    this.child(name, file.content);
  }

  encrypted(): void {
    const why = say('whyDocumentPasswordProtected');
    this.problem(why);
    this.thing(RULES.encrypted, {
      title: say('titleDocumentPasswordProtected'),
      why: [why],
      line: say('quoteEncryptedDocument'),
    });
  }

  /** A relation to something outside: what kind, and where it leads. */
  outside(kind: string, target: string): void {
    const shown = printable(
      target
        .replace(/^http/i, 'hxxp')
        .replace(/^(hxxps?:\/\/[^/]*)/i, (host) => host.replaceAll('.', '[.]')),
      160,
    );
    const raise = (rule: { rule: string; score: number }, title: Message, why: Message) => {
      this.thing(rule, {
        title,
        why: [why],
        line: relationLine(kind, shown),
        fingerprint: `${rule.rule}:${printable(target, 300)}`,
      });
    };
    if (
      /^(?:mhtml|ms-\w+|search-ms|its|mk|res|javascript|vbscript|script):/i.test(target) ||
      /!x-usc:/i.test(target)
    ) {
      raise(RULES.exploitLink, say('titleDocumentExploit'), say('whyDocumentBypassUrl'));
    } else if (kind === 'hyperlink') this.text(target, say('pathLink'));
    else if (/^(?:https?|ftp):/i.test(target) && RELATIONS.has(kind)) {
      this.text(target, say('pathLink'));
      raise(
        RULES.remoteContent,
        say('titleDocumentFetchesContent'),
        say(kind === 'attachedTemplate' ? 'whyDocumentRemoteTemplate' : 'whyDocumentRemotePart'),
      );
    } else if (kind === 'oleObject')
      raise(RULES.linkedObject, say('titleDocumentExternalObject'), say('whyDocumentLinkedObject'));
  }
}

/** The relations that a document follows when it is opened, in our words. */
const RELATIONS = new Map<string, (seen: string) => Message>([
  ['attachedTemplate', (seen) => say('quoteAttachedTemplate', { seen })],
  ['oleObject', (seen) => say('quoteOleObject', { seen })],
  ['frame', (seen) => say('quoteFrame', { seen })],
  ['subDocument', (seen) => say('quoteSubDocument', { seen })],
  ['control', (seen) => say('quoteControl', { seen })],
  ['aFChunk', (seen) => say('quoteImportedContent', { seen })],
]);

const relationLine = (kind: string, seen: string): Message | readonly SummaryPart[] =>
  RELATIONS.get(kind)?.(seen) ?? [`${kind}: `, { seen }];
