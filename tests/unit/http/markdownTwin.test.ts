import inject from 'light-my-request'
import { expect, it } from 'vitest'
import { negotiateMarkdown, prefersMarkdown } from '@/http/markdownTwin'
import { publicityOf, readsEveryParameter } from '@/http/gate/publicRoutes'
import { sendPage, toCachedPage } from '@/http/pageCache/cachedPage'

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.8, */*;q=0.1', true],
  ['TEXT/MARKDOWN', true],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0, */*', false],
  ['*/*', false],
  [undefined, false],
  [`${'text/markdown;q=0.1,'.repeat(300)}text/html`, false],
])('A client that accepts %s gets Markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected)
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  inject(
    (req, res) => {
      res.setHeader('Vary', 'Accept-Encoding')
      const path = negotiateMarkdown(req, res, url.split('?', 1)[0] ?? '')
      res.writeHead(200).end(`${path} ${req.url}`)
    },
    { url, method, headers },
  )

it('A page answers with its twin on request, and names it otherwise', async () => {
  const text = await ask('/restaurants/1?page=2', { accept: 'text/markdown' })
  expect([text.body, text.headers['content-location'], text.headers.vary]).toEqual([
    '/restaurants/1.md /restaurants/1.md?page=2',
    '/restaurants/1.md?page=2',
    'Accept-Encoding, Accept',
  ])
  const page = await ask('/restaurants/1?page=2', { accept: 'text/html' })
  expect([page.body, page.headers.link, page.headers.vary]).toEqual([
    '/restaurants/1 /restaurants/1?page=2',
    '</restaurants/1.md?page=2>; rel="alternate"; type="text/markdown"',
    'Accept-Encoding, Accept',
  ])
})

it('A cached page names its twin once, however often it is sent', async () => {
  const font = '</core.woff2>; rel=preload'
  const request = { id: '1', readAfter: 0, reads: { failed: false, unavailable: false } }
  const page = await toCachedPage({ status: 200, headers: { link: [font] }, body: Buffer.from('점심'), request })
  const send = () =>
    inject(
      (req, res) => {
        negotiateMarkdown(req, res, '/faq')
        void sendPage(req, res, page, 'hit')
      },
      { url: '/faq' },
    )
  for (let times = 0; times < 3; times++)
    expect((await send()).headers.link).toEqual([font, '</faq.md>; rel="alternate"; type="text/markdown"'])
})

it.each([
  ['/login', {}],
  ['/restaurants/1', { rsc: '1' }],
])('%s with %o stays as it is', async (url, headers) => {
  const { body, headers: sent } = await ask(url, { accept: 'text/markdown', ...headers })
  expect([body, sent.vary, sent.link]).toEqual([`${url} ${url}`, 'Accept-Encoding', undefined])
})

it('Twins are kept with the parameters of their page alone', () => {
  expect(['/restaurants.md', '/index.md', '/login.md'].map(publicityOf)).toEqual(['kept api', 'kept api', null])
  const reads = (query: string) => readsEveryParameter('/restaurants/1.md', `?${query}`, false)
  expect([reads('page=2'), reads('utm_source=a'), reads('page=1&page=2')]).toEqual([true, false, false])
})
