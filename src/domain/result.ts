import type { Violation } from './violation'

/** The success of a use case, with its value. */
interface Success<T> {
  ok: true
  value: T
}

/** A use case stopped by a violation; nothing was changed. */
interface Failure {
  ok: false
  violation: Violation
}

/**
 * The result of a use case: its value or a violation (as neverthrow's and Rust's `Result`, with one type of error).
 * Only unexpected errors are thrown.
 */
export type Result<T = void> = Success<T> | Failure

/** A success: `ok()` without a value, `ok(value)` otherwise. */
export function ok(): Success<void>
export function ok<T>(value: T): Success<T>
export function ok<T>(value?: T): Success<T | undefined> {
  return { ok: true, value }
}

/** A failure; assignable to a `Result` of any value. */
export const fail = (violation: Violation): Failure => ({ ok: false, violation })
