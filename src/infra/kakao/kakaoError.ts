import type { KakaoErrorCode } from '@/domain/kakao/errors'

interface Details {
  /** a status, a field name, a network code; never the key or the request */
  detail?: string
  /** a retry may help */
  retryable?: boolean
  retryAfterMs?: number
}

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
