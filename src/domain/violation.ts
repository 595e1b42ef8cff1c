/** Every rule that a request can break, with what its sentence needs to know. */
export interface ViolationParams {
  'unknown-parameter': { field: string }
  'duplicate-parameter': { field: string }
  'not-an-integer': { field: string }
  'too-small': { field: string; min: number }
  'too-large': { field: string; max: number }
  'too-long': { field: string; max: number }
  'too-short': { field: string; min: number }
  'invalid-option': { field: string; choices: string }
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
  'merge-same-restaurant': Record<never, never>
  'already-merged': { id: number }
  'merge-superseded': Record<never, never>
  'merge-already-reverted': Record<never, never>
  'already-resolved': Record<never, never>
  'invalid-decision': Record<never, never>
  'import-running': Record<never, never>
  'credentials-required': { field: string }
  'email-format': { field: string }
  'sign-in-failed': Record<never, never>
  'account-locked': { seconds: number }
  'sign-in-limited': { seconds: number }
  'sign-in-busy': Record<never, never>
  unauthenticated: Record<never, never>
  'password-too-short': { min: number }
  'password-common': Record<never, never>
  'nickname-too-short': { min: number }
  'email-taken': Record<never, never>
  'staff-not-found': Record<never, never>
  'terms-in-force': Record<never, never>
  'terms-published': Record<never, never>
  'invalid-body': Record<never, never>
  'body-too-large': { max: number }
  'tickets-rate-limited': { seconds: number }
  'ticket-capacity-reached': { seconds: number }
  'rate-limited': { seconds: number }
  'sign-in-disabled': Record<never, never>
  'auth-state-expired': Record<never, never>
  'sign-in-denied': Record<never, never>
  'identity-unverified': Record<never, never>
  'identity-provider-unavailable': Record<never, never>
  'sign-up-expired': Record<never, never>
  'terms-not-accepted': Record<never, never>
  'terms-changed': Record<never, never>
  'consent-required': Record<never, never>
  'consent-not-optional': Record<never, never>
  'nickname-required': { field: string }
  'nickname-length': { field: string; min: number; max: number }
  'nickname-characters': { field: string }
  'nickname-reserved': { field: string }
  'nickname-withdrawn': { field: string }
  'nickname-taken': { field: string }
  'deletion-not-confirmed': { field: string }
  'cannot-change-own-role': Record<never, never>
  'last-admin': Record<never, never>
  'staff-cannot-leave': Record<never, never>
  'favorites-limit-reached': { max: number }
  'favorite-not-found': Record<never, never>
  'folders-limit-reached': { max: number }
  'folder-name-taken': { field: string }
  'folder-not-found': Record<never, never>
  'list-not-found': Record<never, never>
  'review-exists': Record<never, never>
  'review-not-found': Record<never, never>
  'own-review-not-allowed': Record<never, never>
  'already-reported': Record<never, never>
  'source-url': { max: number }
  'photo-type': Record<never, never>
  'photo-corrupt': Record<never, never>
  'photo-dimensions-too-large': { max: number }
  'photo-memory': { max: number }
  'photos-busy': Record<never, never>
  'photos-too-many': { max: number }
  'photo-not-found': Record<never, never>
  'photo-missing': Record<never, never>
  'session-not-found': Record<never, never>
  forbidden: Record<never, never>
  'webhook-rejected': Record<never, never>
  'query-timeout': Record<never, never>
  busy: { seconds: number }
  unavailable: Record<never, never>
  internal: Record<never, never>
}

export type ViolationCode = keyof ViolationParams

/** A broken rule: a code for programs, parameters for the sentence. */
export type Violation = { [Code in ViolationCode]: { code: Code; params: ViolationParams[Code] } }[ViolationCode]
