/** Every rule that a request can break, with what its sentence needs to know. */
export interface ViolationParams {
  'unknown-parameter': { field: string }
  'not-one-value': { field: string }
  'not-a-whole-number': { field: string }
  'too-small': { field: string; min: number }
  'too-large': { field: string; max: number }
  'too-long': { field: string; max: number }
  'too-short': { field: string; min: number }
  'not-a-choice': { field: string; choices: string }
  'invalid-value': { field: string }
  'field-not-queryable': { field: string; fields: string }
  'operator-not-allowed': { field: string; operators: string }
  'too-many-conditions': { max: number }
  'path-too-deep': { field: string; max: number }
  'invalid-query': Record<never, never>
  'district-needs-province': Record<never, never>
  'unknown-region': { field: string }
  'unknown-agency': { field: string }
  'restaurant-not-found': Record<never, never>
  'restaurant-merged': { id: number }
  'path-not-found': Record<never, never>
  'method-not-allowed': { allowed: string }
  'merge-into-itself': Record<never, never>
  'merge-of-merged': { id: number }
  'merge-not-last': Record<never, never>
  'merge-undone': Record<never, never>
  'answer-given': Record<never, never>
  'answer-not-for-people': Record<never, never>
  'import-running': Record<never, never>
  'credentials-required': { field: string }
  'email-format': { field: string }
  'sign-in-failed': Record<never, never>
  'sign-in-closed': { seconds: number }
  'sign-in-limited': { seconds: number }
  'sign-in-busy': Record<never, never>
  'not-signed-in': Record<never, never>
  'password-too-short': { min: number }
  'password-common': Record<never, never>
  'nickname-too-short': { min: number }
  'email-taken': Record<never, never>
  'staff-not-found': Record<never, never>
  'terms-in-force': Record<never, never>
  'terms-published': Record<never, never>
  'unreadable-body': Record<never, never>
  'body-too-large': { max: number }
  'too-many-tickets': { seconds: number }
  'tickets-full': { seconds: number }
  'too-many-tries': { seconds: number }
  'sign-in-off': Record<never, never>
  'sign-in-lost': Record<never, never>
  'sign-in-denied': Record<never, never>
  'sign-in-unproven': Record<never, never>
  'sign-in-unreachable': Record<never, never>
  'sign-up-lost': Record<never, never>
  'terms-unread': Record<never, never>
  'terms-changed': Record<never, never>
  'consent-required': Record<never, never>
  'consent-not-optional': Record<never, never>
  'nickname-required': { field: string }
  'nickname-length': { field: string; min: number; max: number }
  'nickname-characters': { field: string }
  'nickname-reserved': { field: string }
  'nickname-withdrawn': { field: string }
  'nickname-taken': { field: string }
  'leave-not-confirmed': { field: string }
  'own-role': Record<never, never>
  'last-admin': Record<never, never>
  'staff-cannot-leave': Record<never, never>
  'favorites-full': { max: number }
  'favorite-not-found': Record<never, never>
  'folders-full': { max: number }
  'folder-taken': { field: string }
  'folder-not-found': Record<never, never>
  'list-not-found': Record<never, never>
  'review-exists': Record<never, never>
  'review-not-found': Record<never, never>
  'own-review': Record<never, never>
  'report-open': Record<never, never>
  'source-url': { max: number }
  'photo-type': Record<never, never>
  'photo-unreadable': Record<never, never>
  'photo-pixels': { max: number }
  'photo-memory': { max: number }
  'photos-busy': Record<never, never>
  'photos-too-many': { max: number }
  'photo-not-found': Record<never, never>
  'photo-missing': Record<never, never>
  'session-not-found': Record<never, never>
  'admins-only': Record<never, never>
  'webhook-refused': Record<never, never>
  'too-slow': Record<never, never>
  busy: { seconds: number }
  unavailable: Record<never, never>
  internal: Record<never, never>
}

export type ViolationCode = keyof ViolationParams

/** A broken rule: a code for programs, parameters for the sentence. */
export type Violation = { [Code in ViolationCode]: { code: Code; params: ViolationParams[Code] } }[ViolationCode]
