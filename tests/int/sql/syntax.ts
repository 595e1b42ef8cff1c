import ts from 'typescript'

export type FunctionNode = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration

export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node)

export const isConst = (declaration: ts.VariableDeclaration): boolean =>
  (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0

export const isOfModule = (declaration: ts.VariableDeclaration): boolean =>
  ts.isSourceFile(declaration.parent.parent.parent)

/** A callback belongs to the function around it. */
export function enclosingFunction(node: ts.Node): FunctionNode | undefined {
  let at: ts.Node | undefined = node.parent
  while (at && (!isFunction(at) || ts.isCallExpression(at.parent))) at = at.parent
  return at
}

/** By which others call it. */
export function nameOf(node: FunctionNode): string | undefined {
  if (node.name) return node.name.getText()
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined
}

export function regExpOf(text: string): RegExp {
  const end = text.lastIndexOf('/')
  return new RegExp(text.slice(1, end), text.slice(end + 1))
}

const OPTIONS_MAX = 12

/** The values of a type of literals, unless there are many. */
export function literalsOf(type: ts.Type): unknown[] | null {
  const parts = type.isUnion() ? type.types : [type]
  if (parts.length > OPTIONS_MAX) return null
  const values: unknown[] = []
  for (const part of parts) {
    if (part.isStringLiteral() || part.isNumberLiteral()) values.push(part.value)
    else if (part.flags & ts.TypeFlags.BooleanLiteral)
      values.push('intrinsicName' in part && part.intrinsicName === 'true')
    else if (part.flags & ts.TypeFlags.Null) values.push(null)
    else return null
  }
  return values
}
