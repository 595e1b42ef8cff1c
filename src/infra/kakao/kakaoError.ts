import type { KakaoErrorCode } from '@/domain/kakao/errors'

interface Details {
  /** for the log: a status, a field's name, a network code; never the key or what was asked with it */
  detail?: string
  /** asking again may help */
  retryable?: boolean
  /** how long Kakao asked us to wait, in milliseconds */
  retryAfterMs?: number
}

/** No answer from Kakao Local. Made without the error that caused it, which may quote the request and the key in it. */
export class KakaoError extends Error {
  override name = 'KakaoError'
  readonly retryable: boolean
  readonly retryAfterMs: number

  constructor(
    readonly code: KakaoErrorCode,
    { detail = '', retryable = false, retryAfterMs = 0 }: Details = {},
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
  }
}
