import type { ViolationCode } from '@/domain/violation'

const STATUS = {
  'restaurant-not-found': 404,
  'restaurant-merged': 410,
  'path-not-found': 404,
  'method-not-allowed': 405,
  'merge-into-itself': 400,
  'merge-of-merged': 409,
  'merge-not-last': 409,
  'merge-undone': 409,
  'answer-given': 409,
  'answer-not-for-people': 400,
  'import-running': 503,
  'sign-in-failed': 401,
  'sign-in-closed': 429,
  'not-signed-in': 401,
  'email-taken': 409,
  'staff-not-found': 404,
  'terms-in-force': 409,
  'terms-published': 409,
  'body-too-large': 413,
  'too-many-tickets': 429,
  'tickets-full': 503,
  'too-slow': 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Partial<Record<ViolationCode, number>>

type Status = (typeof STATUS)[keyof typeof STATUS] | 400

/** The HTTP status of a broken rule: the one place where that is decided. */
export const statusOf = (code: ViolationCode): Status => (STATUS as Partial<Record<ViolationCode, Status>>)[code] ?? 400
