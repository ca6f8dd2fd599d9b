import ts from 'typescript';

/** Calls whose words no caller reads: faults of the code, logs. */
const FOR_US = /^(Error|RangeError|TypeError|super|([\w.]+\.)?log\.\w+)$/;
/** Members that describe the contract or a form. */
const DESCRIBES = /^(summary|description|hint|notice|label|placeholder)$/;
/** A whole sentence, whatever stands in its gaps. */
const SENTENCE = /^(\u0000 )?[A-Z\u0000“][^]* [^]*[.]$/;

/** The text of a literal, or of several joined by +, with \u0000 for each gap; null for what is none. */
export function textOf(node: ts.Node): string | null {
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

function isForOthers(node: ts.Node, source: ts.SourceFile): boolean {
  for (let up: ts.Node | undefined = node.parent; up !== undefined; up = up.parent) {
    if (
      (ts.isCallExpression(up) || ts.isNewExpression(up)) &&
      FOR_US.test(up.expression.getText(source))
    )
      return true;
    if (ts.isPropertyAssignment(up) && DESCRIBES.test(up.name.getText(source))) return true;
    if (ts.isStatement(up)) return false;
  }
  return false;
}

export function sentencesIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text) && !isForOthers(node, source)) found.push(text);
    if (text === null || !ts.isBinaryExpression(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
