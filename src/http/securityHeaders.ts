import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CATALOG_PATH } from '@/domain/openData'
import { EMBED_STYLE, isEmbed, OEMBED_PATH } from '@/domain/site/embed'
import { isGuide, pageOfTwin } from '@/domain/site/markdownTwin'
import { MCP_PATH, SERVICE_WORKER } from '@/domain/site/site'
import { isPanel } from '@/domain/staff/cmsRedirect'
import { type Env, env, isHttpsSite } from '@/infra/env'
import { isAsset } from './gate/publicRoutes'
import { inlineHashes, setScriptNonce } from './next/privateOutput'

/**
 * The content panel writes them without a nonce. They change with Payload's version; the browser console then names the
 * blocked hash, and tests/e2e/contentSecurityPolicy.test.ts fails.
 */
const PANEL_STYLES: readonly string[] = [
  // @payloadcms/next, layouts/Root: `@layer payload-default, payload;`
  `'sha256-UO8+f0Vt7qym1f9lUl0nh47l5M7MX3W3qSnbWSxu6+8='`,
  // @faceless-ui/modal, generateCSS
  `'sha256-RRvYYvypkfR67NPWQ5YM5msNEwtYz7N+9rYPCnXMfXw='`,
  `'sha256-Od9mHMH7x2G6QuoV3hsPkDCwIyqbg2DX3F5nLeCYQBc='`,
  // Empty: emotion (react-select) adds its rules through the CSSOM, which CSP does not restrict.
  `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
]

/** For non-pages: opened as one, they load and run nothing. */
const NO_CONTENT_POLICY = `default-src 'none'; frame-ancestors 'none'`

/** Frames on other sites: links and the one style. A sandbox without scripts also ends what markup might try. */
const EMBED_POLICY = [
  `default-src 'none'`,
  `style-src ${inlineHashes(`<style>${EMBED_STYLE}</style>`, 'style').join(' ')}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** A service worker's requests follow its own script's policy. */
const WORKER_POLICY = `default-src 'none'; connect-src 'self'; frame-ancestors 'none'`

export interface PolicySources {
  scripts: readonly string[]
  /** pages of `npm run dev`, whose tools use eval, inline styles and a WebSocket */
  dev?: boolean
  /** nonce or hashes */
  styles?: readonly string[]
  /** hosts for the map's images and requests */
  map?: readonly string[]
  /** hosts for street tiles; `map` must be set too */
  tiles?: readonly string[]
  forms?: readonly string[]
}

/** Its scripts are covered by `'strict-dynamic'`; images and requests are not. */
const KAKAO_MAP = ['https://*.daumcdn.net', 'https://dapi.kakao.com']
/** Kakao's SDK posts a form to the friend picker's window. */
const KAKAO_SHARE = 'https://sharer.kakao.com'
const KAKAO_ISSUER = 'https://kauth.kakao.com'
const KAKAO_ACCOUNTS = 'https://accounts.kakao.com'

/** Style attributes are allowed, because React and the panel write them. */
export function contentSecurityPolicy({
  scripts,
  dev = false,
  styles = [],
  map = [],
  tiles = [],
  forms = [],
}: PolicySources): string {
  const self = `'self'`
  const directives: Record<string, readonly string[]> = {
    'default-src': [self],
    'base-uri': [`'none'`],
    'object-src': [`'none'`],
    'frame-ancestors': [`'none'`],
    'form-action': [self, ...forms],
    'script-src': [self, ...scripts, ...(dev ? [`'unsafe-eval'`] : [])],
    // A nonce or hash would disable 'unsafe-inline'.
    'style-src': dev ? [self, `'unsafe-inline'`] : [self, ...styles],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [self, 'data:', 'blob:', ...map],
    'connect-src': [self, ...(dev ? ['ws:'] : []), ...map, ...tiles],
    'font-src': [self],
    'worker-src': [self, 'blob:'],
    'manifest-src': [self],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** 'self' is for browsers without 'strict-dynamic'; others ignore it. `nonce`: base64, new for every response */
export const sourcesByNonce = (nonce: string): Pick<PolicySources, 'scripts' | 'styles'> & { styles: string[] } => ({
  scripts: [`'nonce-${nonce}'`, `'strict-dynamic'`],
  styles: [`'nonce-${nonce}'`],
})

/**
 * Chrome applies `form-action` to redirects after a form too, and sign-in is a form that ends at the identity provider;
 * Kakao redirects further, to its accounts host.
 */
export function policySourcesOf(
  settings: Pick<Env, 'KAKAO_MAP_KEY' | 'MAP_TILES_URL' | 'OIDC_CLIENT_ID' | 'OIDC_ISSUER'>,
): Required<Pick<PolicySources, 'map' | 'tiles' | 'forms'>> {
  const { KAKAO_MAP_KEY: mapKey, MAP_TILES_URL: tiles, OIDC_CLIENT_ID: client, OIDC_ISSUER: issuer } = settings
  const provider = new URL(issuer).origin
  const signIn = client ? [provider, ...(provider === KAKAO_ISSUER ? [KAKAO_ACCOUNTS] : [])] : []
  return {
    map: mapKey ? KAKAO_MAP : [],
    tiles: tiles ? [new URL(tiles).origin] : [],
    forms: [...signIn, ...(mapKey ? [KAKAO_SHARE] : [])],
  }
}

const isText = (path: string): boolean =>
  isGuide(path) ||
  path === MCP_PATH ||
  path === CATALOG_PATH ||
  path === OEMBED_PATH ||
  isEmbed(path) ||
  pageOfTwin(path) !== null
const isPage = (path: string): boolean =>
  !isAsset(path) && !/^\/(api|cards|healthz|readyz)(\/|$)/.test(path) && !isText(path)

/** Of what is no page and yet has a policy of its own. `path`: decoded */
export function setFilePolicy(res: ServerResponse, path: string): void {
  if (path === SERVICE_WORKER) res.setHeader('Content-Security-Policy', WORKER_POLICY)
  if (!isEmbed(path)) return
  res.setHeader('Content-Security-Policy', EMBED_POLICY)
  // Older than `frame-ancestors`, and without a value for "anyone".
  res.removeHeader('X-Frame-Options')
}

/** Of a page that Next renders for this request alone. `path`: decoded */
export function setPagePolicy(req: IncomingMessage, res: ServerResponse, path: string, dev: boolean): void {
  if (!isPage(path)) return setScriptNonce(req.headers, null)
  const nonce = randomBytes(16).toString('base64')
  setScriptNonce(req.headers, nonce)
  const { scripts, styles } = sourcesByNonce(nonce)
  const sources = { scripts, styles: [...styles, ...(isPanel(path) ? PANEL_STYLES : [])], ...policySourcesOf(env()) }
  res.setHeader('Content-Security-Policy', contentSecurityPolicy({ dev, ...sources }))
}

/** A cached page cannot contain a nonce: inline scripts are allowed by hash. */
export function publicPagePolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  const { map, tiles, forms } = policySourcesOf(env())
  return contentSecurityPolicy({ scripts: [...hashes.scripts, ...map], styles: hashes.styles, map, tiles, forms })
}

const ALWAYS: Record<string, string> = {
  // Pages set their own policy.
  'Content-Security-Policy': NO_CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** One year, for this host only; other hosts of the domain are not ours. */
const HSTS = 'max-age=31536000'

export const securityHeaders = (): Record<string, string> =>
  isHttpsSite(env()) ? { ...ALWAYS, 'Strict-Transport-Security': HSTS } : ALWAYS

export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders())) res.setHeader(name, value)
}
