import { createHash, timingSafeEqual } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { KAKAO_UNLINK_PATH } from '@/contract/memberPaths'
import { SUBJECT } from '@/infra/oidc/identity'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { audit } from '@/server/audit'
import { handleProviderUnlink } from '@/server/members/providerUnlinks'
import type { ApiDeps } from '../http/deps'
import { readForm } from '../http/requestBody'
import { limitBody } from '../http/route'
import { sendError } from '../http/sendError'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** In constant time, so that timing reveals nothing about the key. */
const isKakao = (kakao: KakaoAdmin, authorization: string | undefined): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`KakaoAK ${kakao.key}`))

/**
 * developers.kakao.com, 카카오 로그인 > 연결 해제 웹훅: Kakao waits three seconds for a 200 and sends no Origin. Its console also
 * offers GET, which must not change anything. An unknown subject gets the same response.
 */
export function kakaoUnlink(app: OpenAPIHono, { pool, kakao }: ApiDeps): void {
  app.post(KAKAO_UNLINK_PATH, limitBody(), async (c) => {
    const rejected = (reason: string) => {
      audit(pool, 'authn_webhook_fail', { reason })
      return sendError(c, { code: 'webhook-rejected', params: {} })
    }
    if (!kakao) return rejected('no key is set')
    if (!isKakao(kakao, c.req.header('Authorization'))) return rejected('another key')
    const { app_id: appId, user_id: subject, referrer_type: referrer } = await readForm(c)
    if (kakao.appId !== null && appId !== kakao.appId) return rejected('another application')
    if (typeof subject !== 'string' || !SUBJECT.test(subject))
      return sendError(c, { code: 'invalid-value', params: { field: 'user_id' } })
    await handleProviderUnlink(pool, { issuer: kakao.issuer, subject })
    audit(pool, 'provider_unlink_received', { reason: typeof referrer === 'string' ? referrer.slice(0, 40) : null })
    c.header('Cache-Control', 'no-store')
    return c.body(null, 200)
  })
}
