import { scaled } from '../../setup/scale'

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
/** How many pages of a kind are read. */
const PER_SHAPE = scaled(1, 2)
const AT_ONCE = 4
/** Files of the build, and exports, of which one network gets one at a time (see `openData.test.ts`). */
const OTHERS = /^\/(_next|fonts)\/|\.(csv|geojson|kml)$/

export interface Answered {
  path: string
  status: number
  headers: Record<string, string>
  text: string
}

/** The panel's pages take a second each, and its router asks for what its document holds. */
const isRouted = (path: string): boolean => scaled(!path.startsWith('/cms'), true)

/** Addresses that differ only in numbers and values count as one page. */
const shapeOf = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/\d+/g, 'N').replace(/%[0-9A-F]{2}/gi, '')}?${[...searchParams.keys()].sort().join('&')}`

/** What other pages of the site a page links to, as paths. */
const linksOf = ({ path, text }: Answered, site: string): string[] =>
  [...text.matchAll(/(?:href|src)="([^"#]+)/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&')
    if (!URL.canParse(address, site + path)) return []
    const { origin, pathname, search } = new URL(address, site + path)
    return origin === site && !OTHERS.test(pathname) ? [pathname + search] : []
  })

/**
 * Reads every page of the site that links lead to, one or two of each kind; each as a browser asks for it first, and as
 * the router asks for it later. Pages as many links away are read at the same time.
 * @param within only paths that match
 */
export async function crawl(site: string, also: string, cookie = '', within = /^\//): Promise<Answered[]> {
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Answered> => {
    const response = await fetch(site + path, { headers: { Cookie: cookie, ...headers } })
    const isText = /text|json|xml|javascript/.test(response.headers.get('content-type') ?? '')
    const text = isText ? await response.text() : ((await response.body?.cancel()) ?? '')
    return { path, status: response.status, headers: Object.fromEntries(response.headers), text }
  }
  const seen = new Map<string, number>()
  const asked = new Set<string>()
  const isNew = (path: string): boolean => {
    const shape = shapeOf(new URL(path, site))
    const count = seen.get(shape) ?? 0
    if (asked.has(path) || count >= PER_SHAPE || !within.test(path)) return false
    asked.add(path)
    seen.set(shape, count + 1)
    return true
  }
  const answers: Answered[] = []
  for (let paths = ['/', also, ...UNLINKED].filter((path) => within.test(path)); paths.length > 0;) {
    const found = await mapSome(paths, (path) => ask(path))
    const pages = found.filter(
      ({ path, headers }) => isRouted(path) && /text\/html/.test(headers['content-type'] ?? ''),
    )
    const routed = await mapSome(pages, ({ path }) => ask(path, { RSC: '1' }))
    answers.push(...found, ...routed.map((answer) => ({ ...answer, path: `${answer.path} (RSC)` })))
    paths = found.flatMap((answer) => linksOf(answer, site)).filter(isNew)
  }
  return answers
}

/** Does the same with each, a few at a time. */
async function mapSome<From, To>(all: readonly From[], work: (one: From) => Promise<To>): Promise<To[]> {
  const done: To[] = []
  const queue = all.entries()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const [at, one] of queue) done[at] = await work(one)
  })
  await Promise.all(workers)
  return done
}
