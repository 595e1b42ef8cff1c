import type { Violation } from './violation'

/** A use case that did what it was asked for, with what it yields. */
interface Success<T> {
  ok: true
  value: T
}

/** A use case that a rule stopped: nothing was changed. */
interface Failure {
  ok: false
  violation: Violation
}

/**
 * What a use case resolves to: its value, or the rule that was broken (as neverthrow's and Rust's `Result`, with one
 * type of error). Only what nobody expects is thrown.
 */
export type Result<T = void> = Success<T> | Failure

/** A success: `ok()` where there is nothing to yield, `ok(value)` otherwise. */
export function ok(): Success<void>
export function ok<T>(value: T): Success<T>
export function ok<T>(value?: T): Success<T | undefined> {
  return { ok: true, value }
}

/** A failure, which fits a `Result` of any value. */
export const fail = (violation: Violation): Failure => ({ ok: false, violation })
