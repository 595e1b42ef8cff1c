import ts from 'typescript'
import { Evaluator } from './evaluate'
import { enclosingFunction } from './syntax'

export interface Statement {
  /** file and line */
  place: string
  text: string
  /** null if the call asserts none, or one that its caller gives */
  row: ts.Type | null
}

export interface Statements {
  checker: ts.TypeChecker
  known: Statement[]
  /** places of texts that depend on what is known only while the program runs */
  dynamic: string[]
}

const FOLDERS = /^(.*\/)?src\/(api|collections|http|import|infra|jobs|schema|server)\//

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: object }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  return ts.createProgram(
    fileNames.filter((name) => FOLDERS.test(name)),
    options,
  )
}

const isQuery = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'query' &&
  node.arguments.length > 0

/** Every text that the sources give to `query`, with the type of row that they assert. */
export function collectStatements(): Statements {
  const program = createProgram()
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => FOLDERS.test(fileName))
  const evaluator = new Evaluator(checker, files)
  const known: Statement[] = []
  const dynamic: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    const [text] = isQuery(node) ? node.arguments : []
    if (!isQuery(node) || !text || !(checker.getTypeAtLocation(text).flags & ts.TypeFlags.StringLike)) return
    const file = node.getSourceFile()
    const { line } = file.getLineAndCharacterOfPosition(text.getStart())
    const place = `${file.fileName.slice(file.fileName.lastIndexOf('src/'))}:${line + 1}`
    const texts = evaluator.textsOf(text)
    if (texts.length === 0) dynamic.push(place)
    for (const one of texts) known.push({ place, text: one.text, row: rowOf(checker, node, one.call) })
  }
  files.forEach(visit)
  return { checker, known, dynamic }
}

/** `via`: the call that gave the text, and with it the type of row. */
function rowOf(checker: ts.TypeChecker, query: ts.CallExpression, via: ts.CallExpression | undefined): ts.Type | null {
  const asserted = query.typeArguments?.[0]
  if (!asserted) return null
  const type = checker.getTypeFromTypeNode(asserted)
  if (!type.isTypeParameter()) return type
  const position = enclosingFunction(query)?.typeParameters?.findIndex(({ name }) => name.text === type.symbol.name)
  const given = position === undefined ? undefined : via?.typeArguments?.[position]
  const row = given && checker.getTypeFromTypeNode(given)
  return row && !row.isTypeParameter() ? row : null
}
