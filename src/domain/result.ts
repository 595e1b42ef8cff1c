import type { Violation } from './violation'

interface Success<T> {
  ok: true
  value: T
}

/** A use case refused with a violation; nothing was changed. */
interface Failure {
  ok: false
  violation: Violation
}

/**
 * The result of a use case: a value or a violation (like neverthrow's or Rust's `Result`, with one error type). Only
 * unexpected errors are thrown.
 */
export type Result<T = void> = Success<T> | Failure

/** A success: `ok()` without a value, `ok(value)` with one. */
export function ok(): Success<void>
export function ok<T>(value: T): Success<T>
export function ok<T>(value?: T): Success<T | undefined> {
  return { ok: true, value }
}

/** A failure; assignable to a `Result` of any value. */
export const fail = (violation: Violation): Failure => ({ ok: false, violation })
