import type { Violation } from './violation'

interface Success<T> {
  ok: true
  value: T
}

interface Failure {
  ok: false
  violation: Violation
}

/** Only unexpected errors are thrown. */
export type Result<T = void> = Success<T> | Failure

export function ok(): Success<void>
export function ok<T>(value: T): Success<T>
export function ok<T>(value?: T): Success<T | undefined> {
  return { ok: true, value }
}

export const fail = (violation: Violation): Failure => ({ ok: false, violation })

/** Fails where nothing was found. */
export const orFail = <T extends object>(found: T | null | undefined, violation: Violation): Result<T> =>
  found ? ok(found) : fail(violation)
