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
    say('titleScriptDownloadsRuns'),
    say('saidScriptFetchesRuns'),
  ),
  /** Low: an installer, from a named host and saved before it runs, as developers write them. */
  scriptInstalls: told(
    'script-installs',
    200,
    say('titleScriptInstalls'),
    say('saidScriptFetchesRuns'),
  ),
  /** High: a command that is encoded so that nobody reads it has something to hide. */
  scriptHidden: told(
    'script-hidden-command',
    700,
    say('titleScriptHiddenCommand'),
    say('saidScriptEncodes'),
  ),
  /** High: a scriptlet that starts programs is there for regsvr32 (MITRE ATT&CK T1218.010). */
  scriptlet: told(
    'scriptlet-runs-programs',
    700,
    say('titleScriptletRuns'),
    say('saidScriptletRuns'),
  ),
  /** Medium: written so that nobody can read it; honest ones protect code they sell. */
  scriptUnpacks: told(
    'script-unpacks',
    400,
    say('titleScriptObfuscated'),
    say('saidScriptObfuscated'),
  ),
  /** Medium: starts programs, unseen or at each start or by the host's objects; so does administration. */
  scriptRuns: told(
    'script-runs-programs',
    400,
    say('titleScriptStartsPrograms'),
    say('saidScriptStartsUnseen'),
  ),
  /**
   * Medium: a double click runs it, and mail programs refuse it for that (the lists of Outlook,
   * "Blocked attachments in Outlook", and of Gmail, "File types blocked in Gmail").
   */
  scriptSent: told('script-sent', 350, say('titleScriptSent'), say('saidScriptSent')),
  /** Medium: installers of developers pipe the web into a shell; so do attackers. */
  shellDownloads: told(
    'shell-runs-download',
    350,
    say('titleScriptDownloadsRuns'),
    say('saidShellRunsDownload'),
  ),
  /** Low: a kind of file that Windows runs and nobody keeps as a document. */
  script: told('script', 150, say('titleScriptFile'), say('saidScriptRunsWhenOpened')),
  /** High: a shortcut to a command that hides, fetches or unpacks what it runs. */
  shortcutCommand: told(
    'shortcut-runs-command',
    750,
    say('titleShortcutRunsCommand'),
    say('saidShortcutHidesCommand'),
  ),
  /** Medium: a shortcut to an interpreter with a command; administrators make them too. */
  shortcutShell: told(
    'shortcut-starts-interpreter',
    400,
    say('titleShortcutStartsShell'),
    say('saidShortcutStartsShell'),
  ),
  /** High: a shortcut to what a strange computer holds, or to a kind of address that opens holes. */
  shortcutRemote: told(
    'shortcut-to-remote-file',
    750,
    say('titleShortcutRemote'),
    say('saidShortcutRemote'),
  ),
  /** Medium: a shortcut that downloads what runs: a link on a page would warn. */
  shortcutDownload: told(
    'shortcut-downloads',
    400,
    say('titleShortcutDownloads'),
    say('saidShortcutDownloads'),
  ),
  /** Low: a shortcut to a document on a server of a full name, which may be the company's. */
  shortcutServer: told(
    'shortcut-to-server',
    200,
    say('titleShortcutServer'),
    say('saidShortcutServer'),
  ),
  /**
   * Medium: showing the folder asks a strange computer for a picture, which gives it the hash of
   * the password (CVE-2025-24054 and what came before it).
   */
  remoteIcon: told('remote-icon', 450, say('titleRemoteIcon'), say('saidRemoteIcon')),
  /** High: the same of a computer without a name, or by WebDAV: no company keeps pictures so. */
  addressIcon: told('icon-on-address', 700, say('titleRemoteIcon'), say('saidRemoteIcon')),
  /** Medium: whoever opens it changes what the system starts. */
  autostart: told('autostart', 400, say('titleAutostart'), say('saidAutostart')),
  /** High: a page that makes a file out of its own script hides it from mail filters. */
  pageBuilds: told('page-builds-file', 750, say('titlePageBuildsFile'), say('saidPageBuildsFile')),
  /** High: a page whose script uses objects that start programs. */
  pageRuns: told('page-runs-programs', 750, say('titlePageRuns'), say('saidPageRuns')),
  /** Medium: a page that sends a password typed into a file to a server. */
  pagePassword: told('page-sends-password', 500, say('titlePagePassword'), say('saidPagePassword')),
  /** Medium: a page whose content is encoded and put together when it is opened. */
  pageUnpacks: told('page-unpacks', 450, say('titlePageUnpacks'), say('saidPageUnpacks')),
  /** Medium: a page that shows nothing and leads elsewhere at once. */
  pageLeads: told('page-redirects', 350, say('titlePageRedirects'), say('saidPageRedirects')),
  /** High: a drawing whose script leads away, decodes or fetches. */
  drawingLeads: told('drawing-leads-away', 700, say('titleDrawingLeads'), say('saidDrawingLeads')),
  /** Medium: a drawing that runs what it does not show, or that came by mail with a script. */
  drawingRuns: told('drawing-runs-script', 350, say('titleDrawingRuns'), say('saidDrawingRuns')),
  /** Low: charts have scripts for the pointer. */
  drawing: told('drawing-script', 150, say('titleDrawingScript'), say('saidDrawingScript')),
  /** High: a table of texts never asks another program for anything in good faith. */
  cellRuns: told(
    'table-runs-command',
    750,
    say('titleTableRunsCommand'),
    say('saidTableRunsCommand'),
  ),
  /** Medium: a cell that sends its neighbours to a server or takes its value from there. */
  cellSends: told(
    'table-contacts-server',
    400,
    say('titleTableContacts'),
    say('saidTableContacts'),
  ),
  /**
   * High: OneNote itself refuses to open such files since April 2023 ("OneNote will block embedded
   * files with extensions").
   */
  notebookProgram: told(
    'notebook-program',
    700,
    say('titleNotebookProgram'),
    say('saidNotebookProgram'),
  ),
  /** Low: notebooks keep files. */
  notebookFile: told('notebook-file', 150, say('titleNotebookFile'), say('saidNotebookFile')),
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
