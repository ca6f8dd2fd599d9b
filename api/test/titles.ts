import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * The titles of the tests in a file, and with `groups` those of `describe`; a title of joined
 * strings is one title.
 */
export function titlesIn(path: string, { groups = false } = {}): string[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const callees = groups ? ['it', 'test', 'describe'] : ['it', 'test'];
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callees.includes(nameOf(node.expression))) {
      const title = node.arguments[0] && textOf(node.arguments[0]);
      if (title) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `it` of `it`, `it.each([…])` and ``test.each`…` ``; empty where no name begins it. */
function nameOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return nameOf(callee.expression);
  if (ts.isCallExpression(callee)) return nameOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? nameOf(callee.tag) : '';
}

/** The text of a literal, or of several joined by +, with \u0000 for each gap; null for what is none. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return (
      node.head.text + node.templateSpans.map(({ literal }) => `\u0000${literal.text}`).join('')
    );
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}
