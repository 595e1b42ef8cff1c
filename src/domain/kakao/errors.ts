/**
 * Why Kakao Local gave no answer. `quota_used`: our own calls of the day; `limited`: Kakao's own limit; `unreachable`:
 * down, slow or failing; `refused`: the question itself; `unreadable`: an answer of a shape that nobody expects.
 */
export type KakaoErrorCode =
  'key_refused' | 'quota_used' | 'limited' | 'unreachable' | 'refused' | 'redirected' | 'too_big' | 'unreadable'

/** After these no further question makes sense. */
const FINAL: ReadonlySet<KakaoErrorCode> = new Set(['key_refused', 'quota_used', 'limited'])

/** So many unanswered restaurants in a row mean that the fault is not in the question. */
const FAULTS_IN_A_ROW_MAX = 5

/** Whether an error ends the run. One restaurant that cannot be looked up must not stop the others. */
export const endsRun = (code: KakaoErrorCode, faultsInARow: number): boolean =>
  FINAL.has(code) || faultsInARow >= FAULTS_IN_A_ROW_MAX
