import { escapeXml } from '@/domain/text'

interface Entry {
  url: string
  /** RFC 3339 */
  changed?: string | undefined
}

const MAX_AGE_SECONDS = 600
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const entryOf = (name: 'url' | 'sitemap', { url, changed }: Entry): string =>
  `<${name}><loc>${escapeXml(url)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</${name}>`

const answer = (root: 'urlset' | 'sitemapindex', entries: readonly Entry[]): Response =>
  new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="${NAMESPACE}">`,
      ...entries.map((entry) => entryOf(root === 'urlset' ? 'url' : 'sitemap', entry)),
      `</${root}>`,
    ].join('\n'),
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': `public, max-age=${MAX_AGE_SECONDS}`,
      },
    },
  )

export const sitemapResponse = (entries: readonly Entry[]): Response => answer('urlset', entries)
export const sitemapIndexResponse = (entries: readonly Entry[]): Response => answer('sitemapindex', entries)
