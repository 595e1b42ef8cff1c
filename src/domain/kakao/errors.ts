/** `quota_exhausted`: our daily quota; `rate_limited`: Kakao's limit; `rejected`: the request itself is invalid. */
export type KakaoErrorCode =
  | 'invalid_key'
  | 'quota_exhausted'
  | 'rate_limited'
  | 'unavailable'
  | 'rejected'
  | 'redirected'
  | 'response_too_large'
  | 'invalid_response'

/** Errors that every further request would get too. */
const FINAL: ReadonlySet<KakaoErrorCode> = new Set(['invalid_key', 'quota_exhausted', 'rate_limited'])

/** After this many failures in a row, the cause is not a single restaurant. */
const ERRORS_IN_A_ROW_MAX = 5

/** Whether an error ends the run. A failure for one restaurant must not stop the others. */
export const endsRun = (code: KakaoErrorCode, errorsInARow: number): boolean =>
  FINAL.has(code) || errorsInARow >= ERRORS_IN_A_ROW_MAX
