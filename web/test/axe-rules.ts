import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import axe, { type RunOptions } from 'axe-core';

/**
 * The library as its package brings it for pages, half as long as what `axe.source` holds. A page
 * has twenty colours, and the library reads the text of one anew for each element and each that
 * lies behind it, two fifths of its time: here each text is read once. It also writes down every
 * element that it looks at, where only what it found is told.
 */
export const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
axe.configure({ noHtml: true });
{
  const known = new Map();
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}`;

const JUDGED = '4.13.0';
if (axe.version !== JUDGED) {
  throw new Error(
    `axe-core is ${axe.version}, and the list below was judged for ${JUDGED}. Compare it with ` +
      "the impacts in the rules' descriptions of that version, then name the version here.",
  );
}

/**
 * Rules of axe whose impact is minor or moderate. Only serious and critical findings are reported,
 * so these, a third of the work, are not asked.
 */
export const NEVER_REPORTED: NonNullable<RunOptions['rules']> = Object.fromEntries(
  [
    'aria-allowed-role',
    'aria-deprecated-role',
    'empty-heading',
    'empty-table-header',
    'form-field-multiple-labels',
    'heading-order',
    'html-xml-lang-mismatch',
    'image-redundant-alt',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'meta-viewport',
    'meta-viewport-large',
    'no-autoplay-audio',
    'page-has-heading-one',
    'presentation-role-conflict',
    'region',
    'scope-attr-valid',
    'server-side-image-map',
    'skip-link',
    'table-duplicate-name',
  ].map((rule) => [rule, { enabled: false }]),
);
