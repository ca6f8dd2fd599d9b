import type { Message } from '@vedetta/messages/message.ts';
import { say } from '@vedetta/messages/say.ts';
import type { FileKind } from '../type-family.ts';
import { latin1 } from '../bytes.ts';
import type { Program } from './executables.ts';

/** How much of a text is looked at: a script declares itself at its start. */
const HEAD = 64 * 1024;

const INTERPRETERS: readonly [RegExp, FileKind][] = [
  [/python/, 'kindPythonScript'],
  [/perl/, 'kindPerlScript'],
  [/ruby/, 'kindRubyScript'],
  [/node|deno|bun/, 'kindJavascriptFile'],
  [/php/, 'kindPhpScript'],
];

function script(kind: FileKind, proof: Message, mime = 'text/x-script'): Program {
  return { mime, kind, proof };
}

/**
 * The beginning of the bytes as text: UTF-16 with its mark (PowerShell and Notepad write it) or one
 * byte a character.
 */
function headText(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD);
  if (head[0] === 0xff && head[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(head.subarray(2));
  if (head[0] === 0xfe && head[1] === 0xff)
    return new TextDecoder('utf-16be').decode(head.subarray(2));
  return latin1(head, 0, head.length).replace(/^\xef\xbb\xbf/, '');
}

/**
 * Recognises text that a computer runs, by what the interpreters themselves look for: an
 * interpreter line, an HTML application tag, a batch prologue, a PHP tag, the Windows Script Host's
 * objects. Prose about scripts has none at its start.
 */
export function scriptIn(bytes: Uint8Array): Program | null {
  const text = headText(bytes);
  const shebang = /^#!\s*\/[^\r\n]{1,200}/.exec(text);
  if (shebang) {
    const line = shebang[0].slice(0, 80);
    const kind = INTERPRETERS.find(([pattern]) => pattern.test(line))?.[1] ?? 'kindShellScript';
    return script(kind, say('proofInterpreter', { line }));
  }
  if (/<hta:application\b/i.test(text))
    return script(
      'fileKindHTMLApplication',
      say('proofTagOnly', { tag: '<HTA:APPLICATION>' }),
      'application/hta',
    );
  if (/^\s*(?:<\?xml[^>]*>\s*)?<(?:job|package)\b[\s\S]{0,4000}<script\b/i.test(text))
    return script(
      'kindWindowsScriptFile',
      say('proofTagWith', { tag: '<job>', inner: '<script>' }),
    );
  if (/^\s*<\?php\b/i.test(text))
    return script('kindPhpScript', say('proofTagAtStart', { tag: '<?php' }));
  if (/^\s*@?echo\s+off\b/i.test(text)) return script('kindWindowsBatchFile', say('proofEchoOff'));
  if (
    /\bCreateObject\s*\(\s*["']WScript\.Shell["']|new\s+ActiveXObject\s*\(\s*["'](?:WScript\.Shell|MSXML2|ADODB)/i.test(
      text,
    ) &&
    !/^\s*</.test(text)
  ) {
    return script('kindWindowsScript', say('proofScriptObject'));
  }
  return null;
}
