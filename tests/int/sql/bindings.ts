import ts from 'typescript'
import { Choices } from './choices'
import { type FunctionNode, isConst, isFunction, isOfModule, literalsOf, nameOf } from './syntax'

/** The value depends on what is known only while the program runs. */
export class Dynamic extends Error {}

/** Evaluated when needed: what nobody needs may be dynamic. */
export type Thunk = () => unknown
export type Scope = Map<ts.Node, Thunk>

const GLOBALS: Readonly<Record<string, unknown>> = { Object, Array, Math, JSON, String, Number, Set, Map, Boolean }

export function memberOf(owner: unknown, name: string): unknown {
  if (owner === null || owner === undefined) throw new Dynamic(name)
  return (owner as Record<string, unknown>)[name]
}

/** What names stand for: constants, functions, and parameters: what a call gives, or a literal of their type. */
export abstract class Bindings {
  protected readonly choices = new Choices<object>()
  protected resolving = new Set<ts.Node>()
  private readonly keys = new Map<string, object>()
  private readonly constants = new Map<ts.Node, unknown>()
  /** by the name of what is called */
  private readonly calls = new Map<string, ts.CallExpression[]>()

  constructor(
    protected readonly checker: ts.TypeChecker,
    files: readonly ts.SourceFile[],
  ) {
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const name = node.expression.text
        this.calls.set(name, [...(this.calls.get(name) ?? []), node])
      }
      ts.forEachChild(node, visit)
    }
    files.forEach(visit)
  }

  protected abstract evaluate(node: ts.Expression, scope: Scope): unknown
  protected abstract closure(node: FunctionNode, scope: Scope): (...values: unknown[]) => unknown

  protected symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  protected functionOf(callee: ts.Expression): FunctionNode | undefined {
    const declaration = ts.isIdentifier(callee) ? this.symbolOf(callee)?.valueDeclaration : undefined
    const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
    return value && isFunction(value) ? value : undefined
  }

  protected callsOf(owner: FunctionNode): ts.CallExpression[] {
    const called = this.calls.get(nameOf(owner) ?? '') ?? []
    return called.filter(({ expression }) => this.functionOf(expression) === owner)
  }

  protected identifier(node: ts.Identifier, scope: Scope): unknown {
    if (node.text === 'undefined') return undefined
    const declaration = this.symbolOf(node)?.valueDeclaration
    if (!declaration) throw new Dynamic(node.text)
    const bound = scope.get(declaration)
    if (bound) return bound()
    if (declaration.getSourceFile().isDeclarationFile) {
      if (node.text in GLOBALS) return GLOBALS[node.text]
      throw new Dynamic(node.text)
    }
    if (ts.isVariableDeclaration(declaration) && declaration.initializer && isConst(declaration))
      return this.constant(declaration, declaration.initializer, scope)
    if (isFunction(declaration)) return this.closure(declaration, scope)
    if (ts.isBindingElement(declaration) || ts.isParameter(declaration)) return this.unbound(declaration, scope)
    throw new Dynamic(node.text)
  }

  private constant(declaration: ts.VariableDeclaration, initializer: ts.Expression, scope: Scope): unknown {
    if (!isOfModule(declaration)) return this.evaluate(initializer, scope)
    if (!this.constants.has(declaration)) this.constants.set(declaration, this.evaluate(initializer, new Map()))
    return this.constants.get(declaration)
  }

  /** A parameter, or what a pattern takes out of one or of a constant. */
  private unbound(declaration: ts.BindingElement | ts.ParameterDeclaration, scope: Scope): unknown {
    let root: ts.Node = declaration
    while (ts.isBindingElement(root)) root = root.parent.parent
    if (ts.isVariableDeclaration(root)) {
      if (!root.initializer || !isConst(root)) throw new Dynamic(declaration.getText())
      const { initializer } = root
      this.bind(root.name, () => this.evaluate(initializer, scope), scope)
      return scope.get(declaration)?.()
    }
    const type = this.checker.getTypeAtLocation(declaration)
    const literals = literalsOf(type)
    if (literals) return literals[this.choices.choose(this.keyOf(declaration, type), literals.length)]
    const owner = root.parent
    if (!isFunction(owner) || this.resolving.has(owner)) throw new Dynamic(declaration.getText())
    const calls = this.callsOf(owner)
    if (calls.length === 0) throw new Dynamic(declaration.getText())
    const call = calls[this.choices.choose(owner, calls.length)]
    this.resolving.add(owner)
    try {
      const given =
        call?.arguments.map(
          (argument): Thunk =>
            () =>
              this.evaluate(argument, new Map()),
        ) ?? []
      const bound: Scope = new Map()
      owner.parameters.forEach((parameter, at) => this.bindParameter(parameter, given, at, bound))
      return bound.get(declaration)?.()
    } finally {
      this.resolving.delete(owner)
    }
  }

  /** Parameters of one name and type have one value: they are handed on. */
  private keyOf(declaration: ts.BindingElement | ts.ParameterDeclaration, type: ts.Type): object {
    const name = `${declaration.name.getText()}: ${this.checker.typeToString(type)}`
    const key = this.keys.get(name) ?? {}
    this.keys.set(name, key)
    return key
  }

  protected bindParameter(parameter: ts.ParameterDeclaration, given: readonly Thunk[], at: number, scope: Scope): void {
    const { initializer } = parameter
    const value: Thunk = parameter.dotDotDotToken
      ? () => given.slice(at).map((one) => one())
      : () => given[at]?.() ?? (initializer && !(at in given) ? this.evaluate(initializer, scope) : given[at]?.())
    this.bind(parameter.name, value, scope, parameter)
  }

  private bind(name: ts.BindingName, value: Thunk, scope: Scope, declaration: ts.Node = name.parent): void {
    if (ts.isIdentifier(name)) return void scope.set(declaration, value)
    name.elements.forEach((element, at) => {
      if (ts.isOmittedExpression(element)) return
      const { initializer } = element
      const key = ts.isArrayBindingPattern(name) ? String(at) : (element.propertyName ?? element.name).getText()
      const taken: Thunk = element.dotDotDotToken
        ? () => (value() as unknown[]).slice(at)
        : () => memberOf(value(), key) ?? (initializer && this.evaluate(initializer, scope))
      this.bind(element.name, taken, scope, element)
    })
  }
}
