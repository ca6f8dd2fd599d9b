import type { Language } from '@vedetta/messages/render.ts';

/**
 * What a letter says, before it is laid out. Everything in it is plain text; nothing is trusted to
 * be markup.
 */
export interface Letter {
  /** Of its words; English unless told. */
  language?: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do, as a link. */
  action?: { label: string; url: string };
  /** Smaller print below. */
  footnote?: string;
}

/** The two parts of a mail: everything that the HTML part says stands in the text part too. */
export function layOut(letter: Letter): { subject: string; text: string; html: string } {
  const { language = 'en', subject, paragraphs, action, footnote } = letter;
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote === undefined ? [] : [footnote]),
    '-- \nVedetta',
  ].join('\n\n');
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#f4f6f8">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px">',
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...(action
      ? [
          `<p><a href="${escape(action.url)}" style="color:#0b57d0;font-weight:600">${escape(action.label)}</a></p>`,
        ]
      : []),
    ...(footnote === undefined
      ? []
      : [`<p style="font-size:14px;color:#566070">${escape(footnote)}</p>`]),
    '</div></body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text: `${text}\n`, html };
}

/** Names that people chose go into subjects: no line may end in the middle of one. */
const oneLine = (words: string): string => words.replace(/\s+/gu, ' ').trim();

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
