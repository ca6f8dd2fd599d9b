import ts from 'typescript';

/** Attributes whose value a person reads or hears. */
const SAID = new RegExp(
  [
    '^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title',
    '|label|placeholder|hint|lead|subtitle|description|legend|error|words',
    '|confirmLabel|cancelLabel|action|noun|what|summary|caption)$',
  ].join(''),
);
/** Members of data that people read: of menus, columns, toasts and choices. */
const SAID_BY_DATA = /^(title|description|label|hint|header|subtitle|why|lead)$/;
/** Names of products, keys and signs, the same in every language. */
const NAMES = /^(· )?(Vedetta|English|Italiano|Ctrl|Esc|[A-Z]|[^A-Za-z]*)$/;

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

function isWithin(node: ts.Node, test: (parent: ts.Node) => boolean): boolean {
  for (let parent: ts.Node | undefined = node.parent; parent !== undefined; parent = parent.parent)
    if (test(parent)) return true;
  return false;
}

/**
 * Lines where a text of the catalogue is read when the file loads, not when a screen draws: it
 * would stay in its first language.
 */
export function textsReadTooEarly(source: ts.SourceFile): number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'm' &&
      !isWithin(node, ts.isFunctionLike)
    ) {
      found.push(lineOf(source, node));
    }
    ts.forEachChild(node, visit);
  };
  if (/from '[^']*generated\/messages\//.test(source.text)) visit(source);
  return found;
}

/** A value that is shown as it stands: the literals that an expression may come to. */
function literalsOf(value: ts.Expression): ts.Node[] {
  if (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) return [value];
  if (ts.isConditionalExpression(value))
    return [...literalsOf(value.whenTrue), ...literalsOf(value.whenFalse)];
  if (ts.isParenthesizedExpression(value)) return literalsOf(value.expression);
  if (ts.isBinaryExpression(value))
    return [...literalsOf(value.left), ...literalsOf(value.right)].filter(
      () => !/===|!==/.test(value.operatorToken.getText()),
    );
  return [];
}

const plain = (node: ts.Node): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ').trim()
    : ts.isStringLiteralLike(node) || ts.isJsxText(node)
      ? node.text.trim()
      : '';

/**
 * `line: text` of what stands between tags, in an attribute or in a member of data that people
 * read, outside of the catalogue.
 */
export function literalTexts(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const note = (node: ts.Node): void => {
    const text = plain(node);
    if (/[A-Za-z]{2}/.test(text) && !NAMES.test(text))
      found.push(`${lineOf(source, node)}: ${text}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node);
    else if (
      ts.isJsxExpression(node) &&
      node.expression !== undefined &&
      (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    )
      literalsOf(node.expression).forEach(note);
    else if (
      ts.isJsxAttribute(node) &&
      SAID.test(node.name.getText(source)) &&
      node.initializer !== undefined
    ) {
      if (ts.isStringLiteral(node.initializer)) note(node.initializer);
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression !== undefined)
        literalsOf(node.initializer.expression).forEach(note);
    } else if (ts.isPropertyAssignment(node) && SAID_BY_DATA.test(node.name.getText(source)))
      literalsOf(node.initializer).forEach(note);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
