import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { Collected } from '../../engine/tree/collected.ts';
import type { FoundThing } from '../../engine/found-thing.ts';
import { printable } from '../../formats/text/words.ts';

export interface CarrierRule {
  rule: string;
  score: number;
  title: Message;
  why: Message;
}

const told = (name: string, score: number, title: Message, why: Message): CarrierRule => ({
  rule: `carriers/${name}`,
  score,
  title,
  why,
});

/** The rules of this family: score on the scale of `severityOfScore`, and why it stands there. */
export const CARRIER_RULES = {
  /** High: fetches a program and starts it; a person who sends a program sends the program. */
  scriptDownloads: told(
    'script-downloads',
    750,
    say('titleScriptDownloader'),
    say('whyScriptDownloadsRuns'),
  ),
  /** Low: an installer, from a named host and saved before it runs, as developers write them. */
  scriptInstalls: told(
    'script-installs',
    200,
    say('titleScriptInstallsProgram'),
    say('whyScriptDownloadsRuns'),
  ),
  /** High: a command that is encoded so that nobody reads it has something to hide. */
  scriptHidden: told(
    'script-hidden-command',
    700,
    say('titleScriptHiddenCommand'),
    say('whyScriptEncodedCommand'),
  ),
  /** High: a scriptlet that starts programs is there for regsvr32 (MITRE ATT&CK T1218.010). */
  scriptlet: told(
    'scriptlet-runs-programs',
    700,
    say('titleScriptletRunsPrograms'),
    say('whyScriptletRunsPrograms'),
  ),
  /** Medium: written so that nobody can read it; honest ones protect code they sell. */
  scriptUnpacks: told(
    'script-unpacks',
    400,
    say('titleScriptObfuscated'),
    say('whyScriptObfuscated'),
  ),
  /** Medium: starts programs, unseen or at each start or by the host's objects; so does administration. */
  scriptRuns: told(
    'script-runs-programs',
    400,
    say('titleScriptRunsProgramsUnseen'),
    say('whyScriptHiddenOrPersistent'),
  ),
  /**
   * Medium: a double click runs it, and mail programs refuse it for that (the lists of Outlook,
   * "Blocked attachments in Outlook", and of Gmail, "File types blocked in Gmail").
   */
  scriptSent: told('script-sent', 350, say('titleScriptAttachment'), say('whyScriptBlockedByMail')),
  /** Medium: installers of developers pipe the web into a shell; so do attackers. */
  shellDownloads: told(
    'shell-runs-download',
    350,
    say('titleScriptDownloader'),
    say('whyShellScriptRunsDownload'),
  ),
  /** Low: a kind of file that Windows runs and nobody keeps as a document. */
  script: told('script', 150, say('titleWindowsScript'), say('whyScriptRunsOnOpen')),
  /** High: a shortcut to a command that hides, fetches or unpacks what it runs. */
  shortcutCommand: told(
    'shortcut-runs-command',
    750,
    say('titleShortcutRunsCommand'),
    say('whyShortcutSuspiciousCommand'),
  ),
  /** Medium: a shortcut to an interpreter with a command; administrators make them too. */
  shortcutShell: told(
    'shortcut-starts-interpreter',
    400,
    say('titleShortcutStartsCommandLine'),
    say('whyShortcutStartsInterpreter'),
  ),
  /** High: a shortcut to what a strange computer holds, or to a kind of address that opens holes. */
  shortcutRemote: told(
    'shortcut-to-remote-file',
    750,
    say('titleShortcutUnknownServer'),
    say('whyShortcutRemoteOrBypass'),
  ),
  /** Medium: a shortcut that downloads what runs: a link on a page would warn. */
  shortcutDownload: told(
    'shortcut-downloads',
    400,
    say('titleShortcutDownloader'),
    say('whyShortcutExecutableTarget'),
  ),
  /** Low: a shortcut to a document on a server of a full name, which may be the company's. */
  shortcutServer: told(
    'shortcut-to-server',
    200,
    say('titleShortcutServer'),
    say('whyShortcutServerDocument'),
  ),
  /**
   * Medium: showing the folder asks a strange computer for a picture, which gives it the hash of
   * the password (CVE-2025-24054 and what came before it).
   */
  remoteIcon: told(
    'remote-icon',
    450,
    say('titleShortcutLeaksHash'),
    say('whyRemoteIconLeaksHash'),
  ),
  /** High: the same of a computer without a name, or by WebDAV: no company keeps pictures so. */
  addressIcon: told(
    'icon-on-address',
    700,
    say('titleShortcutLeaksHash'),
    say('whyRemoteIconLeaksHash'),
  ),
  /** Medium: whoever opens it changes what the system starts. */
  autostart: told('autostart', 400, say('titleAutostartChange'), say('whyChangesAutostart')),
  /** High: a page that makes a file out of its own script hides it from mail filters. */
  pageBuilds: told('page-builds-file', 750, say('titleHtmlSmuggling'), say('whyPageSmugglesFile')),
  /** High: a page whose script uses objects that start programs. */
  pageRuns: told(
    'page-runs-programs',
    750,
    say('titlePageRunsPrograms'),
    say('whyPageRunsPrograms'),
  ),
  /** Medium: a page that sends a password typed into a file to a server. */
  pagePassword: told(
    'page-sends-password',
    500,
    say('titlePageSendsPassword'),
    say('whyPageSendsPassword'),
  ),
  /** Medium: a page whose content is encoded and put together when it is opened. */
  pageUnpacks: told(
    'page-unpacks',
    450,
    say('titlePageEncodedContent'),
    say('whyPageDecodesContent'),
  ),
  /** Medium: a page that shows nothing and leads elsewhere at once. */
  pageLeads: told('page-redirects', 350, say('titlePageRedirects'), say('whyPageRedirects')),
  /** High: a drawing whose script leads away, decodes or fetches. */
  drawingLeads: told(
    'drawing-leads-away',
    700,
    say('titleSvgSuspiciousScript'),
    say('whySvgScriptSuspicious'),
  ),
  /** Medium: a drawing that runs what it does not show, or that came by mail with a script. */
  drawingRuns: told(
    'drawing-runs-script',
    350,
    say('titleSvgScriptOnOpen'),
    say('whySvgScriptOnOpen'),
  ),
  /** Low: charts have scripts for the pointer. */
  drawing: told('drawing-script', 150, say('titleSvgScript'), say('whySvgContainsScript')),
  /** High: a table of texts never asks another program for anything in good faith. */
  cellRuns: told(
    'table-runs-command',
    750,
    say('titleTableRunsCommand'),
    say('whyTableRunsProgram'),
  ),
  /** Medium: a cell that sends its neighbours to a server or takes its value from there. */
  cellSends: told(
    'table-contacts-server',
    400,
    say('titleTableContactsServer'),
    say('whyTableContactsServer'),
  ),
  /**
   * High: OneNote itself refuses to open such files since April 2023 ("OneNote will block embedded
   * files with extensions").
   */
  notebookProgram: told(
    'notebook-program',
    700,
    say('titleOneNoteEmbeddedExecutable'),
    say('whyNotebookEmbedsExecutable'),
  ),
  /** Low: notebooks keep files. */
  notebookFile: told(
    'notebook-file',
    150,
    say('titleOneNoteEmbeddedFile'),
    say('whyNotebookEmbedsFile'),
  ),
};

/**
 * Adds a finding of this family to what is collected.
 * @param seen the words of the file that show it
 * @param of where it stands, and more of it than one line
 */
export function tell(
  report: Collected,
  { rule, score, title, why }: CarrierRule,
  seen: string,
  of: { place?: FoundThing['place']; excerpt?: string; also?: readonly Message[] } = {},
): void {
  report.thing(
    { rule, score },
    {
      title,
      why: [why, ...(of.also ?? [])],
      line: [{ seen: printable(seen, 160) }],
      excerpt: printable(of.excerpt ?? seen),
      fingerprint: `${rule}:${printable(seen, 200)}`,
      ...(of.place === undefined ? {} : { place: of.place }),
    },
  );
}
