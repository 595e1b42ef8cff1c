import type { KakaoErrorCode } from '@/domain/kakao/errors'

interface Details {
  /** for the log: a status, a field name, a network code; never the key or the request */
  detail?: string
  /** whether a retry may help */
  retryable?: boolean
  /** the requested delay in milliseconds */
  retryAfterMs?: number
}

/** A failed call to Kakao Local. Created without its cause, which may quote the request and the key. */
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
