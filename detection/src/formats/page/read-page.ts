import { Parser } from 'htmlparser2';

/** What a page or a drawing does beside being read. */
export interface Page {
  /** The text of its scripts. */
  scripts: string[];
  /** Files of scripts elsewhere. */
  scriptFiles: string[];
  /** Attributes that run: `onload` of an element, and what it says. */
  handlers: { element: string; name: string; code: string }[];
  /** Addresses that are a script: `javascript:…`. */
  scriptLinks: string[];
  forms: { action: string; asksPassword: boolean }[];
  /** A field for a password stands in it, within a form or outside. */
  asksPassword: boolean;
  /** Where it leads by itself within seconds. */
  refresh: string | null;
  /** Addresses that it calls its own. */
  own: string[];
  links: { href: string; download: string | null }[];
  /** What it shows within it: pages of its own, objects. */
  frames: string[];
  /** Letters that people see, without titles. */
  shown: number;
}

const PASSWORD_NAME = /^(?:pass|passw|passwd|password|pwd|passwort|contrase.a)$/i;
const HIDDEN = new Set(['script', 'style', 'title', 'noscript', 'template', 'head']);
const SECONDS = 5;
const SCRIPT_ADDRESS = /^[\s\0-\x1f]*(?:java|vb|live)script\s*:/i;
/** More of each say nothing more. */
const MOST = 2_000;

/** Reads a page once, as a browser takes it apart. Never throws. */
export function readPage(source: string, isXml: boolean): Page {
  const page: Page = {
    scripts: [],
    scriptFiles: [],
    handlers: [],
    scriptLinks: [],
    forms: [],
    asksPassword: false,
    refresh: null,
    own: [...source.slice(0, 4_000).matchAll(/<!-- saved from url=\(\d+\)(\S+)/g)].map(
      ([, url]) => url ?? '',
    ),
    links: [],
    frames: [],
    shown: 0,
  };
  const open: string[] = [];
  let script: string | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = name.replace(/^\w+:/, '').toLowerCase();
        open.push(element);
        if (element === 'script') {
          script = '';
          const file = attributes['src'] ?? attributes['href'] ?? attributes['xlink:href'];
          if (file !== undefined) page.scriptFiles.push(file);
        }
        take(page, element, attributes, open.includes('form'));
      },
      ontext(text) {
        if (script !== null) script += text;
        else if (!open.some((element) => HIDDEN.has(element)))
          page.shown += text.replace(/\s+/g, '').length;
      },
      onclosetag(name) {
        const element = name.replace(/^\w+:/, '').toLowerCase();
        const at = open.lastIndexOf(element);
        if (at !== -1) open.length = at;
        if (element !== 'script' || script === null) return;
        if (script.trim() !== '') page.scripts.push(script);
        script = null;
      },
    },
    { xmlMode: isXml, decodeEntities: true, lowerCaseTags: !isXml, lowerCaseAttributeNames: true },
  );
  parser.write(source);
  parser.end();
  return page;
}

function take(
  page: Page,
  element: string,
  attributes: Readonly<Record<string, string>>,
  isInForm: boolean,
): void {
  const of = (name: string) => attributes[name] ?? '';
  for (const [name, code] of Object.entries(attributes)) {
    if (/^on[a-z]{3,30}$/i.test(name) && code.trim() !== '' && page.handlers.length < MOST)
      page.handlers.push({ element, name: name.toLowerCase(), code });
    if (SCRIPT_ADDRESS.test(code) && !/^javascript:\s*(?:void\b|;|$|false|history)/i.test(code))
      page.scriptLinks.push(code);
  }
  if (element === 'form') page.forms.push({ action: of('action').trim(), asksPassword: false });
  else if (element === 'input' || element === 'button') takeField(page, attributes, isInForm);
  else if (element === 'base') page.own.push(of('href'));
  else if (element === 'link' && /\bcanonical\b/i.test(of('rel'))) page.own.push(of('href'));
  else if (element === 'meta') takeMeta(page, attributes);
  else if (element === 'a' && page.links.length < MOST)
    page.links.push({
      href: of('href') === '' ? of('xlink:href') : of('href'),
      download: attributes['download'] ?? null,
    });
  else if (/^(?:iframe|embed|frame|object)$/.test(element))
    page.frames.push(of('src') || of('data') || of('srcdoc'));
}

function takeField(
  page: Page,
  attributes: Readonly<Record<string, string>>,
  isInForm: boolean,
): void {
  const form = isInForm ? page.forms.at(-1) : undefined;
  const asks =
    attributes['type']?.toLowerCase() === 'password' ||
    (PASSWORD_NAME.test(attributes['name'] ?? '') &&
      attributes['type']?.toLowerCase() !== 'hidden');
  if (asks) {
    page.asksPassword = true;
    if (form !== undefined) form.asksPassword = true;
  }
  // A button may send the form elsewhere.
  const action = attributes['formaction'];
  if (action !== undefined && form !== undefined) form.action = action.trim();
}

function takeMeta(page: Page, attributes: Readonly<Record<string, string>>): void {
  const content = attributes['content'] ?? '';
  if (/^refresh$/i.test(attributes['http-equiv'] ?? '')) {
    const match = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=)?\s*["']?([^"']+)/i.exec(content);
    if (match !== null && Number(match[1]) <= SECONDS) page.refresh ??= (match[2] ?? '').trim();
  }
  if (/^og:url$/i.test(attributes['property'] ?? '')) page.own.push(content);
}
