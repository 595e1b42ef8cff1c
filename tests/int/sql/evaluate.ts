import ts from 'typescript'
import { Bindings, Dynamic, memberOf, type Scope, type Thunk } from './bindings'
import { enclosingFunction, type FunctionNode, isFunction, regExpOf } from './syntax'

/** A statement of more steps is dynamic somewhere in its depth. */
const STEPS_MAX = 20_000

const OPERATORS: Partial<Record<ts.SyntaxKind, (left: never, right: never) => unknown>> = {
  [ts.SyntaxKind.PlusToken]: (left: string, right: string) => left + right,
  [ts.SyntaxKind.MinusToken]: (left: number, right: number) => left - right,
  [ts.SyntaxKind.AsteriskToken]: (left: number, right: number) => left * right,
  [ts.SyntaxKind.SlashToken]: (left: number, right: number) => left / right,
  [ts.SyntaxKind.GreaterThanToken]: (left: number, right: number) => left > right,
  [ts.SyntaxKind.InKeyword]: (left: string, right: object) => left in right,
  [ts.SyntaxKind.LessThanToken]: (left: number, right: number) => left < right,
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: (left: unknown, right: unknown) => left === right,
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: (left: unknown, right: unknown) => left !== right,
}

/** Evaluates what texts of statements are made of: constants, templates, and functions that return them. */
export class Evaluator extends Bindings {
  #steps = 0

  /** All texts that it can be, each with the call through which its function was reached. None if it is dynamic. */
  textsOf(node: ts.Expression): { text: string; call: ts.CallExpression | undefined }[] {
    this.#steps = 0
    return this.choices.explore(() => {
      this.resolving = new Set()
      try {
        const text = this.evaluate(node, new Map())
        const owner = enclosingFunction(node)
        const chosen = owner && this.choices.of(owner)
        const call = owner && chosen !== undefined ? this.callsOf(owner)[chosen] : undefined
        return typeof text === 'string' ? { text, call } : undefined
      } catch (error) {
        // What an unknown value leads to.
        if (error instanceof Dynamic || error instanceof TypeError) return undefined
        throw error
      }
    })
  }

  protected override evaluate(node: ts.Expression, scope: Scope): unknown {
    if (++this.#steps > STEPS_MAX) throw new Dynamic('too deep')
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text)
    if (ts.isRegularExpressionLiteral(node)) return regExpOf(node.text)
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return this.evaluate(node.expression, scope)
    if (ts.isIdentifier(node)) return this.identifier(node, scope)
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce((text, span) => {
        const value = this.#inTemplate(span.expression, scope)
        return `${text}${value}${span.literal.text}`
      }, node.head.text)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? [...(this.evaluate(element.expression, scope) as Iterable<unknown>)]
          : [this.evaluate(element, scope)],
      )
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope)
    if (ts.isPropertyAccessExpression(node)) return memberOf(this.evaluate(node.expression, scope), node.name.text)
    if (ts.isElementAccessExpression(node))
      return memberOf(this.evaluate(node.expression, scope), this.evaluate(node.argumentExpression, scope) as string)
    if (isFunction(node)) return this.closure(node, scope)
    if (ts.isCallExpression(node)) return this.#call(node, scope)
    if (ts.isNewExpression(node) && node.expression.getText() === 'Set')
      return new Set(this.evaluate(node.arguments![0]!, scope) as Iterable<unknown>)
    if (ts.isConditionalExpression(node))
      return this.evaluate(this.#isTrue(node.condition, scope) ? node.whenTrue : node.whenFalse, scope)
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return !this.evaluate(node.operand, scope)
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope)
    throw new Dynamic(node.getText())
  }

  /** Numbers stand where any number may. */
  #inTemplate(node: ts.Expression, scope: Scope): string {
    try {
      const value = this.evaluate(node, scope)
      if (typeof value === 'string') return value
      if (typeof value !== 'number' && !Array.isArray(value)) throw new Dynamic(node.getText())
      return value.toString()
    } catch (error) {
      const isNumber = this.checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike
      if (error instanceof Dynamic && isNumber) return '1'
      throw error
    }
  }

  #isTrue(condition: ts.Expression, scope: Scope): boolean {
    try {
      return Boolean(this.evaluate(condition, scope))
    } catch (error) {
      if (!(error instanceof Dynamic)) throw error
      return this.choices.choose(condition, 2) === 0
    }
  }

  #falsy(node: ts.Expression, scope: Scope): unknown {
    try {
      return this.evaluate(node, scope) || ''
    } catch (error) {
      if (error instanceof Dynamic) return ''
      throw error
    }
  }

  #binary(node: ts.BinaryExpression, scope: Scope): unknown {
    const left = () => this.evaluate(node.left, scope)
    const right = () => this.evaluate(node.right, scope)
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return this.#isTrue(node.left, scope) ? right() : this.#falsy(node.left, scope)
      case ts.SyntaxKind.BarBarToken:
        return this.#isTrue(node.left, scope) ? left() : right()
      case ts.SyntaxKind.QuestionQuestionToken:
        return left() ?? right()
    }
    const operator = OPERATORS[node.operatorToken.kind]
    if (!operator) throw new Dynamic(node.getText())
    return operator(left() as never, right() as never)
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): object {
    const made = {}
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        Object.defineProperties(made, Object.getOwnPropertyDescriptors(this.evaluate(property.expression, scope) ?? {}))
        continue
      }
      if (!property.name) continue
      const name = ts.isComputedPropertyName(property.name)
        ? String(this.evaluate(property.name.expression, scope))
        : (property.name as ts.Identifier).text
      const value: Thunk = ts.isPropertyAssignment(property)
        ? () => this.evaluate(property.initializer, scope)
        : ts.isShorthandPropertyAssignment(property)
          ? () => this.identifier(property.name, scope)
          : () => this.closure(property as ts.MethodDeclaration, scope)
      Object.defineProperty(made, name, { get: value, enumerable: true, configurable: true })
    }
    return made
  }

  protected override closure(node: FunctionNode, scope: Scope): (...values: unknown[]) => unknown {
    return (...values) =>
      this.#apply(
        node,
        values.map((value) => () => value),
        scope,
      )
  }

  #apply(node: FunctionNode, given: readonly Thunk[], outer: Scope): unknown {
    const scope: Scope = new Map(outer)
    node.parameters.forEach((parameter, at) => this.bindParameter(parameter, given, at, scope))
    if (!node.body || node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword))
      throw new Dynamic('async')
    return ts.isBlock(node.body) ? this.#block(node.body, scope)?.value : this.evaluate(node.body, scope)
  }

  #block(block: ts.Statement, scope: Scope): { value: unknown } | undefined {
    const statements = ts.isBlock(block) ? block.statements : [block]
    for (const statement of statements) {
      if (ts.isReturnStatement(statement))
        return { value: statement.expression && this.evaluate(statement.expression, scope) }
      if (ts.isIfStatement(statement)) {
        const taken = this.#isTrue(statement.expression, scope) ? statement.thenStatement : statement.elseStatement
        const returned = taken && this.#block(taken, scope)
        if (returned) return returned
      } else if (!ts.isVariableStatement(statement)) throw new Dynamic(statement.getText())
    }
    return undefined
  }

  #call(node: ts.CallExpression, scope: Scope): unknown {
    const given = node.arguments.map(
      (argument): Thunk =>
        () =>
          this.evaluate(argument, scope),
    )
    const called = this.functionOf(node.expression)
    if (called && !called.getSourceFile().isDeclarationFile && !enclosingFunction(called))
      return this.#apply(called, given, new Map())
    const { expression } = node
    const owner = ts.isPropertyAccessExpression(expression) ? this.evaluate(expression.expression, scope) : undefined
    const callee = ts.isPropertyAccessExpression(expression)
      ? memberOf(owner, expression.name.text)
      : this.evaluate(expression, scope)
    if (typeof callee !== 'function') throw new Dynamic(node.getText())
    const values = node.arguments.flatMap((argument, at) =>
      ts.isSpreadElement(argument) ? [...(this.evaluate(argument.expression, scope) as unknown[])] : [given[at]?.()],
    )
    return (callee as (...values: unknown[]) => unknown).apply(owner, values)
  }
}
