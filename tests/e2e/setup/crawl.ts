import type { APIRequestContext } from 'playwright-core'

/** Pages that the crawl starts from because nothing links to them. */
const UNLINKED = [
  '/profile',
  '/welcome',
  '/register/terms',
  '/api/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/api/v1/me',
  '/api/v1/me/profile',
  '/api/v1/me/data',
  '/api/v1/me/reviews',
  '/api/v1/me/sessions',
  '/api/v1/statistics',
  '/api/users',
  '/api/reviews',
  '/cms',
  '/admin',
]
const PER_SHAPE = 2

export interface Answered {
  path: string
  status: number
  headers: Record<string, string>
  text: string
}

/** Addresses that differ only in numbers and values count as one page. */
const shapeOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/\d+/g, 'N').replace(/%[0-9A-F]{2}/gi, '')}?${[...searchParams.keys()].sort().join('&')}`

/**
 * Reads every page of the site that links lead to, a few of each kind, with the cookies of `request`; each as a browser
 * asks for it first, and as the router asks for it later.
 */
export async function crawl(request: APIRequestContext, site: string): Promise<Answered[]> {
  const seen = new Map<string, number>()
  const asked = new Set<string>()
  const queue = ['/', ...UNLINKED]
  const answers: Answered[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path)
    const text = /text|json|xml|javascript/.test(response.headers()['content-type'] ?? '') ? await response.text() : ''
    answers.push({ path, status: response.status(), headers: response.headers(), text })
    if (/text\/html/.test(response.headers()['content-type'] ?? '')) {
      const routed = await request.get(path, { headers: { RSC: '1' } })
      const [status, headers, text] = [routed.status(), routed.headers(), await routed.text()]
      answers.push({ path: `${path} (RSC)`, status, headers, text })
    }
    for (const [, href = ''] of text.matchAll(/(?:href|src)="([^"#]+)/g)) {
      const address = href.replaceAll('&amp;', '&')
      if (!URL.canParse(address, site + path)) continue
      const url = new URL(address, site + path)
      if (url.origin !== site || url.pathname.startsWith('/_next/') || url.pathname.startsWith('/fonts/')) continue
      const [shape, next] = [shapeOf(url), url.pathname + url.search]
      if (asked.has(next) || (seen.get(shape) ?? 0) >= PER_SHAPE) continue
      asked.add(next)
      seen.set(shape, (seen.get(shape) ?? 0) + 1)
      queue.push(next)
    }
  }
  return answers
}
