import type { Env } from '../env'
import { codeOf, request, KakaoError } from './fetchKakaoJson'

export interface KakaoAdmin {
  /** `iss` of Kakao's identities */
  issuer: string
  key: string
  /** null accepts any, if the key is right */
  appId: string | null
  /** 'https://kapi.kakao.com' */
  url: string
}

const NOT_LINKED = -101

/**
 * developers.kakao.com, 카카오 로그인 > 연결 해제, with the admin key. `subject`: Kakao's number of the member. An already
 * unlinked one counts as success. @throws KakaoError
 */
export async function unlinkAtKakao(
  { url, key }: Pick<KakaoAdmin, 'url' | 'key'>,
  subject: string,
  timeoutMs: number,
): Promise<void> {
  const form = new URLSearchParams({ target_id_type: 'user_id', target_id: subject })
  const { response, text } = await request(new URL('/v1/user/unlink', url), key, { timeoutMs, form })
  const code = codeOf(text)
  if (response.status === 200 || code === NOT_LINKED) return
  const detail = Number.isNaN(code) ? String(response.status) : `${response.status} (${code})`
  if (response.status === 401 || response.status === 403) throw new KakaoError('invalid_key', { detail })
  if (response.status === 429) throw new KakaoError('rate_limited', { detail, retryable: true })
  if (response.status >= 500) throw new KakaoError('unavailable', { detail, retryable: true })
  throw new KakaoError(response.status >= 300 && response.status < 400 ? 'redirected' : 'rejected', { detail })
}

/** null without a key: then Kakao is not called and its calls are rejected */
export function kakaoAdmin({
  OIDC_ISSUER: issuer,
  KAKAO_ADMIN_KEY: key,
  KAKAO_APP_ID: appId,
  KAKAO_API_URL: url,
}: Env): KakaoAdmin | null {
  return key ? { issuer, key, appId: appId ?? null, url } : null
}
