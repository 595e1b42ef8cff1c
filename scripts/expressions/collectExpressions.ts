import { readFileSync } from 'node:fs'
import ts from 'typescript'

export interface Expression {
  source: string
  flags: string
  /** 'src/import/header/header.ts:11' */
  at: string
}

/**
 * Literals, and `new RegExp` of text that the type checker knows to be constant. `open`: where `RegExp` gets a value
 * known only at run time
 */
export function collectExpressions(files: readonly string[]): { found: Expression[]; open: string[] } {
  const found = new Map<string, Expression>()
  const open: string[] = []
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const constants = constantsOf(source)
    const place = (node: ts.Node): string => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    const add = (body: string, flags: string, node: ts.Node): void => {
      if (!found.has(`${flags}/${body}`)) found.set(`${flags}/${body}`, { source: body, flags, at: place(node) })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/')
        add(node.text.slice(1, end), node.text.slice(end + 1), node)
      } else if (isRegExpCall(node)) {
        const [body, flags] = node.arguments ?? []
        const text = textOf(body, constants)
        const letters = flags ? textOf(flags, constants) : ''
        if (text === null || letters === null) open.push(place(node))
        else add(text, letters, node)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { found: [...found.values()], open }
}

const isRegExpCall = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  ts.isIdentifier(node.expression) &&
  node.expression.text === 'RegExp'

type Constants = ReadonlyMap<string, ts.Expression>

function constantsOf(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>()
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer)
  return constants
}

/** null if it is not constant */
function textOf(node: ts.Expression | undefined, constants: Constants): string | null {
  if (!node) return null
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTaggedTemplateExpression(node)) return rawTextOf(node, constants)
  if (ts.isCallExpression(node)) return joinedListOf(node, constants)
  if (ts.isIdentifier(node)) return textOf(constants.get(node.text), constants)
  if (ts.isTemplateExpression(node))
    return joined([
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [textOf(expression, constants), literal.text]),
    ])
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([textOf(node.left, constants), textOf(node.right, constants)])
  // Handles /…/.source, also of a constant.
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') {
    const literal = ts.isIdentifier(node.expression) ? constants.get(node.expression.text) : node.expression
    return literal && ts.isRegularExpressionLiteral(literal)
      ? literal.text.slice(1, literal.text.lastIndexOf('/'))
      : null
  }
  return null
}

function rawTextOf({ tag, template }: ts.TaggedTemplateExpression, constants: Constants): string | null {
  if (tag.getText() !== 'String.raw') return null
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText ?? null
  const parts = template.templateSpans.flatMap(({ expression, literal }) => [
    textOf(expression, constants),
    literal.rawText ?? null,
  ])
  return joined([template.head.rawText ?? null, ...parts])
}

/** `LIST.join('|')` for a list of constants */
function joinedListOf({ expression, arguments: [separator] }: ts.CallExpression, constants: Constants): string | null {
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return null
  const given = expression.expression
  const list = ts.isIdentifier(given) ? constants.get(given.text) : given
  const between = textOf(separator, constants)
  if (!list || !ts.isArrayLiteralExpression(list) || between === null) return null
  const texts = list.elements.map((element) => textOf(element, constants))
  return texts.includes(null) ? null : texts.join(between)
}

const joined = (parts: (string | null)[]): string | null => (parts.includes(null) ? null : parts.join(''))
