import type { Collected } from '../../engine/tree/collected.ts';
import { readPage } from '../../formats/page/read-page.ts';
import { LONGEST_SOURCE } from '../../formats/text/limits.ts';
import { lineOf } from './pages.ts';
import { CARRIER_RULES as RULES, tell } from './rules.ts';

/** What a chart never does: leads away, decodes, runs a text, loads code, asks the network. */
const LEADS = new RegExp(
  [
    String.raw`\blocation(?:\.(?:href|replace|assign))?\s*(?:=(?!=)|\()`,
    String.raw`\bwindow\.open\s*\(|\.click\s*\(|\batob\s*\(|\beval\s*\(|\bfromCharCode\b|\bnew\s+Function\b`,
    String.raw`\bfetch\s*\(|\bXMLHttpRequest\b|\bcreateObjectURL\b|\bdocument\.write`,
    String.raw`\bcreateElement(?:NS)?\s*\([^)]{0,60}["'](?:script|iframe|form|a)["']`,
  ].join('|'),
  'i',
);
/** Run without a click. */
const BY_ITSELF = /^on(?:load|begin|end|repeat|error|focusin|activate|start|finish)$/;
const DEFINED = /\bfunction\s+([\w$]+)|\b([\w$]+)\s*=\s*(?:async\s*)?(?:function\b|\()/g;

/**
 * Looks at a drawing of SVG. Browsers run its scripts where it is opened by itself; mail programs
 * show none since attacks of 2025 came so (Outlook: "Inline SVG images support ending").
 */
export function judgeDrawing(report: Collected, source: string): void {
  const page = readPage(source.slice(0, LONGEST_SOURCE), true);
  const scripts = [
    ...page.scripts,
    ...page.handlers.map(({ code }) => code),
    ...page.scriptLinks,
  ].join('\n');
  const outside = page.scriptFiles.find((file) => /^(?:https?:)?\/\/|^data:/i.test(file));
  const inner = page.frames.find((frame) => !/^data:image\//i.test(frame));
  const isPage = inner !== undefined || page.forms.length > 0;
  if (scripts === '' && outside === undefined && !isPage && page.refresh === null) return;
  const leads = LEADS.exec(scripts);
  const elsewhere = outside ?? page.refresh;
  if (leads !== null || elsewhere !== null || page.asksPassword) {
    tell(
      report,
      RULES.drawingLeads,
      leads === null ? (elsewhere ?? 'password') : lineOf(scripts, leads.index),
    );
    return;
  }
  const known = new Set(
    [...scripts.matchAll(DEFINED)].map(([, name, other]) => name ?? other ?? ''),
  );
  const hidden = page.handlers.find(({ name, code }) => {
    const called = /^\s*(?:return\s+)?([\w$]+)\s*\(/.exec(code)?.[1];
    return BY_ITSELF.test(name) && called !== undefined && !known.has(called);
  });
  const rule =
    hidden !== undefined ||
    isPage ||
    report.item.carriedBy !== undefined ||
    page.scriptLinks.length > 0
      ? RULES.drawingRuns
      : RULES.drawing;
  tell(
    report,
    rule,
    hidden === undefined ? scripts.trim() || inner || '<form>' : `${hidden.name}="${hidden.code}"`,
  );
}
