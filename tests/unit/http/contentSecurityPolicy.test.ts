import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { getScriptNonceFromHeaders } from 'next/dist/server/app-render/get-script-nonce-from-header'
import { describe, expect, it } from 'vitest'
import {
  contentSecurityPolicy,
  policySourcesOf,
  setFilePolicy,
  setPagePolicy,
  sourcesByNonce,
  setSecurityHeaders,
} from '@/http/securityHeaders'

const NONCE = 'bm9uY2Vub25jZW5vbmNlMQ=='

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

/** What goes on to Next, and what goes out, for a request of a path. */
function answerTo(path: string, sent: Record<string, string> = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { headers: { ...sent } })
  const res = new ServerResponse(req)
  setSecurityHeaders(res)
  setFilePolicy(res, path)
  setPagePolicy(req, res, path, false)
  return { headers: req.headers, policy: String(res.getHeader('Content-Security-Policy')) }
}

describe('Page security policy', () => {
  it('The policy forbids framing, a base URL and plugins, and allows only scripts with the nonce', () => {
    const directives = directivesOf(contentSecurityPolicy(sourcesByNonce(NONCE)))
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(directives.get(name)).toEqual([`'none'`])
    for (const name of ['default-src', 'form-action', 'connect-src', 'font-src', 'manifest-src'])
      expect(directives.get(name)).toEqual([`'self'`])
    expect(directives.get('script-src')).toEqual([`'self'`, `'nonce-${NONCE}'`, `'strict-dynamic'`])
    expect(directives.get('style-src')).toEqual([`'self'`, `'nonce-${NONCE}'`])
    expect(directives.get('img-src')).toEqual([`'self'`, 'data:', 'blob:'])
    expect(directives.get('worker-src')).toEqual([`'self'`, 'blob:'])
  })

  it('Only development allows evaluated code, inline styles and WebSockets', () => {
    expect(contentSecurityPolicy(sourcesByNonce(NONCE))).not.toMatch(/unsafe-eval|ws:/)
    const directives = directivesOf(contentSecurityPolicy({ ...sourcesByNonce(NONCE), dev: true }))
    expect(directives.get('script-src')).toContain(`'unsafe-eval'`)
    expect(directives.get('style-src')).toEqual([`'self'`, `'unsafe-inline'`])
    expect(directives.get('connect-src')).toContain('ws:')
  })

  it('The policy lets map tiles load from their host, and nothing else from there', () => {
    const issuer = { OIDC_ISSUER: 'https://kauth.kakao.com' }
    const { tiles } = policySourcesOf({ ...issuer, MAP_TILES_URL: 'https://tiles.bapsang.example/seoul.pmtiles' })
    const policy = contentSecurityPolicy({ ...sourcesByNonce(NONCE), tiles })
    expect(directivesOf(policy).get('connect-src')).toEqual([`'self'`, 'https://tiles.bapsang.example'])
    expect(policy.match(/tiles\.bapsang\.example/g)).toHaveLength(1)
  })

  it('The policy names Kakao’s hosts only with its key, and the identity provider only with sign-in', () => {
    const issuer = { OIDC_ISSUER: 'https://kauth.kakao.com' }
    expect(policySourcesOf(issuer)).toEqual({ map: [], tiles: [], forms: [] })
    const { map, forms } = policySourcesOf({ ...issuer, KAKAO_MAP_KEY: 'key' })
    expect([map.length > 0, forms]).toEqual([true, ['https://sharer.kakao.com']])
    const directives = directivesOf(contentSecurityPolicy({ ...sourcesByNonce(NONCE), map, forms }))
    expect(directives.get('img-src')).toEqual([`'self'`, 'data:', 'blob:', ...map])
    expect(directives.get('connect-src')).toEqual([`'self'`, ...map])
    expect(directives.get('form-action')).toEqual([`'self'`, ...forms])
    expect(policySourcesOf({ ...issuer, OIDC_CLIENT_ID: 'id' }).forms).toEqual([
      'https://kauth.kakao.com',
      'https://accounts.kakao.com',
    ])
    expect(policySourcesOf({ OIDC_ISSUER: 'http://localhost:4000/oidc', OIDC_CLIENT_ID: 'id' }).forms).toEqual([
      'http://localhost:4000',
    ])
  })
})

describe('Script nonce', () => {
  it.each([
    '/',
    '/restaurants/1',
    '/profile',
    '/admin',
    '/admin/login',
    '/cms',
    '/cms/collections/reviews',
    '/nowhere',
  ])('Each answer of %s gets a new nonce, which Next reads from the policy', (path) => {
    const answers = [answerTo(path), answerTo(path)]
    const nonces = answers.map(({ headers }) => getScriptNonceFromHeaders(headers))
    expect(new Set(nonces).size).toBe(2)
    answers.forEach(({ policy }, at) => expect(policy).toContain(`script-src 'self' 'nonce-${nonces[at]}'`))
  })

  it('A nonce sent by the client is never used', () => {
    const sent = `script-src 'nonce-evil'`
    const names = ['content-security-policy', 'content-security-policy-report-only']
    for (const path of ['/', '/api/restaurants', '/favicon.ico'])
      for (const name of names) {
        const { headers, policy } = answerTo(path, { [name]: sent })
        expect(getScriptNonceFromHeaders(headers)).not.toBe('evil')
        expect(policy).not.toContain('evil')
      }
  })
})

it('The policy of the CMS contains the hashes of its styles, and no other policy does', () => {
  expect(answerTo('/cms').policy).toMatch(/style-src 'self' 'nonce-[^']+' ('sha256-[^']+' ?)+;/)
  for (const path of ['/', '/admin']) expect(answerTo(path).policy).not.toContain('sha256')
})

it.each(['/api/v1/restaurants', '/api/restaurants', '/api', '/healthz', '/_next/static/chunks/a.js', '/favicon.ico'])(
  'The response for %s may load and run nothing, as it is not a page',
  (path) => expect(answerTo(path).policy).toBe(`default-src 'none'; frame-ancestors 'none'`),
)

it('The service worker may connect to this site, and may run nothing else', () => {
  const directives = directivesOf(answerTo('/sw.js').policy)
  expect(directives.get('connect-src')).toEqual([`'self'`])
  expect(directives.get('default-src')).toEqual([`'none'`])
  expect(directives.has('script-src')).toBe(false)
})
