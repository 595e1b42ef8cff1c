import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { BUSY_SECONDS } from '@/domain/http/limits'
import { pageTags } from '@/domain/site/pageTags'
import type { Queryable } from '@/infra/database/pool'
import { createLimiter } from '@/infra/memoryLimits'
import { tagPage } from '@/infra/requestContext'
import { readFields } from '@/ui/urls/readQuery'
import type { ApiEndpoint } from '../apiEndpoints'
import { textWithEtag } from '../http/jsonWithEtag'
import { sendError } from '../http/sendError'
import { agenciesPage, agencyPage, reportCardPage, reportCardRulePage, reportCardsPage } from './agencyPages'
import { boardPage, boardsPage, collectionPageText, collectionsPage, postPage } from './communityPages'
import { developersPage, fullGuide, shortGuide } from './guides'
import { listPage, mapPage, nearbyPage, planPage, regionsPage } from './listPages'
import { type MarkdownAnswer, type PageRequest, sendMarkdown } from './markdownPage'
import { rankPage, restaurantPage } from './restaurantPages'
import { aboutPage, changesPage, dataPage, faqPage, homePage, rankingPage, termsPage } from './sitePages'

type Page = (request: PageRequest, c: Context) => MarkdownAnswer | Promise<MarkdownAnswer>

/** Of a last segment such as `12.md`. */
const word = (c: Context, name: string): string => (c.req.param(name) ?? '').replace(/\.md$/, '')

const pagesOf = (endpoints: readonly ApiEndpoint[]): Record<string, Page> => ({
  '/index.md': homePage,
  '/about.md': aboutPage,
  '/ranking.md': rankingPage,
  '/faq.md': faqPage,
  '/changes.md': changesPage,
  '/data.md': dataPage,
  '/developers.md': () => developersPage(endpoints),
  '/restaurants.md': listPage,
  '/restaurants/:id{[0-9]+\\.md}': (request, c) => restaurantPage(request, word(c, 'id')),
  '/restaurants/:id{[0-9]+}/rank.md': (request, c) => rankPage(request, word(c, 'id')),
  '/regions.md': regionsPage,
  '/map.md': mapPage,
  '/nearby.md': nearbyPage,
  '/plan.md': planPage,
  '/agencies.md': agenciesPage,
  '/agencies/:id{[0-9]+\\.md}': (request, c) => agencyPage(request, word(c, 'id')),
  '/agencies/:id{[0-9]+}/report-card.md': (request, c) => reportCardPage(request, word(c, 'id')),
  '/report-card.md': reportCardsPage,
  '/report-card/rule.md': reportCardRulePage,
  '/collections.md': collectionsPage,
  '/collections/:slug{[\\w-]+\\.md}': (request, c) => collectionPageText(request, word(c, 'slug')),
  '/board.md': boardsPage,
  '/board/:type{\\w+\\.md}': (request, c) => boardPage(request, word(c, 'type')),
  '/board/:type{\\w+}/:id{[0-9]+\\.md}': (request, c) => postPage(request, word(c, 'type'), word(c, 'id')),
  '/terms.md': (request) => termsPage(request, 'tos'),
  '/terms/age14.md': (request) => termsPage(request, 'age14'),
  '/terms/location.md': (request) => termsPage(request, 'location'),
  '/privacy.md': (request) => termsPage(request, 'privacy'),
  '/terms/versions/:version{[0-9]+\\.md}': (request, c) => termsPage(request, 'tos', word(c, 'version')),
  '/privacy/versions/:version{[0-9]+\\.md}': (request, c) => termsPage(request, 'privacy', word(c, 'version')),
  '/terms/age14/versions/:version{[0-9]+\\.md}': (request, c) => termsPage(request, 'age14', word(c, 'version')),
  '/terms/location/versions/:version{[0-9]+\\.md}': (request, c) => termsPage(request, 'location', word(c, 'version')),
})

const PLAIN = { type: 'text/plain; charset=utf-8', headers: { 'Access-Control-Allow-Origin': '*' } }

/** Writing a page takes milliseconds of the one thread: more wait, and then are refused. */
const RENDERS = { concurrency: 4, queueMax: 64, timeoutMs: 2_000 } as const

/** Public pages as Markdown, from the reads of the pages, and the guides that lead to them. */
export function markdownRoutes(app: OpenAPIHono, sql: Queryable, endpoints: readonly ApiEndpoint[]): void {
  const requestOf = (c: Context): PageRequest => ({ sql, params: readFields(c.req.queries()) })
  const renders = createLimiter(RENDERS)
  for (const [path, page] of Object.entries(pagesOf(endpoints)))
    app.get(path, async (c) => {
      const answer = await renders.run(async () => sendMarkdown(c, await page(requestOf(c), c)))
      return answer ?? sendError(c, { code: 'busy', params: { seconds: BUSY_SECONDS } })
    })
  app.get('/llms.txt', (c) => {
    tagPage(pageTags.fixed)
    return textWithEtag(c, shortGuide(), PLAIN)
  })
  app.get('/llms-full.txt', async (c) => textWithEtag(c, await fullGuide(requestOf(c), endpoints), PLAIN))
}
