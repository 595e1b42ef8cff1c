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
  'where-missing': Record<never, never>
  'invalid-query': Record<never, never>
  'district-needs-province': Record<never, never>
  'near-format': { field: string }
  'needs-near': { field: string }
  'poll-day': { days: number }
  'poll-not-found': Record<never, never>
  'poll-full': { max: number }
  'plan-needs-place': Record<never, never>
  'unknown-region': { field: string }
  /** `choices` are unambiguous alternatives */
  'ambiguous-region': { field: string; choices: string[] }
  'region-given-twice': { field: string }
  'unknown-agency': { field: string }
  'restaurant-not-found': Record<never, never>
  'restaurant-merged': { id: number }
  'agency-not-found': Record<never, never>
  'collection-not-found': Record<never, never>
  'agency-merged': { id: number }
  'path-not-found': Record<never, never>
  'method-not-allowed': { allowed: string }
  'merge-same-restaurant': Record<never, never>
  'already-merged': { id: number }
  'merge-superseded': Record<never, never>
  'merge-already-reverted': Record<never, never>
  'already-resolved': Record<never, never>
  'invalid-decision': Record<never, never>
  'agency-merge-same': Record<never, never>
  'agency-gone': Record<never, never>
  'agency-merge-undone': Record<never, never>
  /** what changed since the merge; `name` is set if another institution now uses it */
  'agency-merge-changed': { gone: boolean; name: string | null; visits: number; departments: number; children: number }
  'match-decided': { by: string | null }
  'match-not-decided': Record<never, never>
  'match-target': { field: string }
  'import-running': Record<never, never>
  'job-not-found': Record<never, never>
  'job-finished': Record<never, never>
  'backup-not-complete': Record<never, never>
  'backup-busy': Record<never, never>
  'restore-not-confirmed': { field: string; word: string }
  'source-not-found': Record<never, never>
  'source-held': Record<never, never>
  'upload-not-found': Record<never, never>
  'upload-busy': Record<never, never>
  'upload-imported': Record<never, never>
  'upload-not-imported': Record<never, never>
  'upload-undo-expired': { days: number }
  'upload-erased': Record<never, never>
  'upload-not-read': Record<never, never>
  'upload-agency-missing': Record<never, never>
  /** `near`: the agency with the most similar name; empty if none */
  'upload-agency-unknown': { name: string; near: string }
  'too-many-corrections': { max: number }
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
  'terms-version-taken': { field: string }
  'terms-published': Record<never, never>
  'invalid-body': Record<never, never>
  'body-too-large': { max: number }
  'tickets-rate-limited': { seconds: number }
  'ticket-capacity-reached': { seconds: number }
  'rate-limited': { seconds: number }
  'too-many-streams': { seconds: number }
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
  'nickname-not-confirmed': { field: string }
  'deletion-not-confirmed': { field: string }
  'cannot-change-own-role': Record<never, never>
  'last-admin': Record<never, never>
  'staff-cannot-leave': Record<never, never>
  'member-not-found': Record<never, never>
  /** `until` is an instant (ISO 8601); null: indefinitely */
  'member-blocked': { until: string | null; reason: string }
  'staff-not-blockable': Record<never, never>
  'blocked-person-no-role': Record<never, never>
  'no-staff-sign-in': Record<never, never>
  'block-end-past': { field: string }
  'reason-required': { field: string }
  'email-required': { field: string }
  'password-required': { field: string }
  'passwords-differ': { field: string }
  'account-exists': { field: string }
  'invitation-invalid': Record<never, never>
  'invitation-not-sent': Record<never, never>
  'password-set-already': Record<never, never>
  'current-password-wrong': { field: string }
  'favorites-limit-reached': { max: number }
  'favorite-not-found': Record<never, never>
  'follows-limit-reached': { max: number }
  'mail-link-ended': Record<never, never>
  'folders-limit-reached': { max: number }
  'folder-name-taken': { field: string }
  'folder-not-found': Record<never, never>
  'list-not-found': Record<never, never>
  'review-exists': Record<never, never>
  'review-not-found': Record<never, never>
  'own-review-not-allowed': Record<never, never>
  'own-content-not-allowed': Record<never, never>
  'already-reported': Record<never, never>
  'post-not-found': Record<never, never>
  'comment-not-found': Record<never, never>
  'post-title-required': { field: string }
  'post-content-required': { field: string }
  'notices-by-staff': Record<never, never>
  'post-cooldown': { seconds: number }
  'comment-cooldown': { seconds: number }
  'comment-content-required': { field: string }
  'comments-closed': Record<never, never>
  'mutes-limit-reached': { max: number }
  'answer-required': { field: string }
  'publish-window': { field: string }
  'restriction-period': { max: number }
  'report-not-found': Record<never, never>
  'reports-resolved': Record<never, never>
  'report-claimed': { by: string }
  'member-gone': Record<never, never>
  'decision-reason-required': Record<never, never>
  'hold-is-automatic': Record<never, never>
  'notice-not-moderated': Record<never, never>
  'nothing-to-restore': Record<never, never>
  'resolution-undone': Record<never, never>
  'resolution-superseded': Record<never, never>
  'source-url': { max: number }
  'department-name': Record<never, never>
  'photo-type': Record<never, never>
  'photo-corrupt': Record<never, never>
  'photo-dimensions-too-large': { max: number }
  'photo-memory': { max: number }
  'photos-busy': Record<never, never>
  'photos-too-many': { max: number }
  'photo-not-found': Record<never, never>
  'photo-missing': Record<never, never>
  'photo-damaged': Record<never, never>
  'storage-full': Record<never, never>
  'storage-unavailable': Record<never, never>
  'read-only': Record<never, never>
  'session-not-found': Record<never, never>
  'ticket-settled': Record<never, never>
  'restaurant-restricted': Record<never, never>
  'email-not-sent': Record<never, never>
  'record-not-found': Record<never, never>
  'edit-conflict': Record<never, never>
  'idempotency-key-reused': Record<never, never>
  'too-many-selected': { max: number }
  'saved-filters-limit-reached': { max: number }
  'edits-limit-reached': { max: number }
  'saved-filter-name-taken': { field: string }
  'word-too-short': { field: string; min: number }
  'word-no-domain': { field: string }
  'word-taken': { field: string }
  'words-limit-reached': { max: number }
  'export-too-large': { max: number }
  'export-running': Record<never, never>
  'correction-reason-missing': { field: string }
  'address-missing': { field: string }
  'visit-published': Record<never, never>
  'restaurant-equal': { id: number; title: string }
  'point-incomplete': { field: string }
  'point-abroad': { field: string }
  'phone-format': { field: string }
  'day-to-come': { field: string }
  'day-too-old': { field: string; min: number }
  'change-undone': Record<never, never>
  'not-merged-here': Record<never, never>
  forbidden: Record<never, never>
  'webhook-rejected': Record<never, never>
  'query-timeout': Record<never, never>
  busy: { seconds: number }
  unavailable: Record<never, never>
  internal: Record<never, never>
}

export type ViolationCode = keyof ViolationParams

/** A code for programs, and the parameters of its message. */
export type Violation = { [Code in ViolationCode]: { code: Code; params: ViolationParams[Code] } }[ViolationCode]
