import type { KakaoErrorCode } from '@/domain/kakao/answers'
import { retryAfterMs } from '../retryAfter'

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

/** A page of fifteen places is about 8 KB. */
const ANSWER_BYTES_MAX = 512 * 1024
/** Kakao's codes for an exceeded call limit, sent with status 400. */
const LIMIT_CODES = new Set([-10, -11])

/** Unvalidated JSON. @throws KakaoError */
export async function fetchKakaoJson(url: URL, key: string, timeoutMs: number, now: Date): Promise<unknown> {
  const { response, text } = await request(url, key, { timeoutMs })
  const { status } = response
  if (status === 200) return parsed(text) ?? fail('invalid_response', 'no JSON')
  if (status >= 300 && status < 400) return fail('redirected', String(status))
  if (status === 401 || status === 403) return fail('invalid_key', String(status))
  const waiting = {
    detail: String(status),
    retryable: true,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now),
  }
  if (status === 429) throw new KakaoError('rate_limited', waiting)
  if (status >= 500) throw new KakaoError('unavailable', waiting)
  return fail(LIMIT_CODES.has(codeIn(parsed(text))) ? 'rate_limited' : 'rejected', String(status))
}

interface Sending {
  timeoutMs: number
  /** without one the call only reads */
  form?: URLSearchParams
}

/** Size-limited. @throws KakaoError */
export async function request(
  url: URL,
  key: string,
  { timeoutMs, form }: Sending,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: form }),
      headers: { authorization: `KakaoAK ${key}`, accept: 'application/json' },
      // Redirects must not carry the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { response, text: await boundedText(response) }
  } catch (error) {
    if (error instanceof KakaoError) throw error
    throw new KakaoError('unavailable', { detail: networkCode(error), retryable: true })
  }
}

async function boundedText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > ANSWER_BYTES_MAX) throw new KakaoError('response_too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** NaN if there is none */
export const codeOf = (text: string): number => codeIn(parsed(text))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeIn = (body: unknown): number =>
  body !== null && typeof body === 'object' && 'code' in body ? Number(body.code) : NaN

function fail(code: KakaoError['code'], detail: string): never {
  throw new KakaoError(code, { detail })
}

/** 'ECONNREFUSED', 'TimeoutError': a code, because messages may quote the header. */
function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause: unknown = error.cause
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
