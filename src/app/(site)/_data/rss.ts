import { escapeXml } from '@/domain/escapeXml'

const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`

interface RssItem {
  title: string
  link: string
  creator?: string
  /** RFC 3339 */
  published: string
  description: string
}

interface RssChannel {
  title: string
  link: string
  self: string
  description: string
  items: readonly RssItem[]
}

const itemOf = ({ title, link, creator, published, description }: RssItem): string =>
  [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    creator === undefined ? '' : xmlElement('dc:creator', creator),
    xmlElement('pubDate', new Date(published).toUTCString()),
    xmlElement('description', description),
    '</item>',
  ].join('')

function lastBuildDate(items: readonly RssItem[]): string {
  const newest = items.map(({ published }) => Date.parse(published)).sort((one, other) => other - one)[0]
  return newest === undefined ? '' : xmlElement('lastBuildDate', new Date(newest).toUTCString())
}

export const writeRss = ({ title, link, self, description, items }: RssChannel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', link),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    xmlElement('description', description),
    xmlElement('language', 'ko'),
    lastBuildDate(items),
    ...items.map(itemOf),
    '</channel></rss>',
  ].join('\n')

export const rssResponse = (feed: string, seconds: number): Response =>
  new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${seconds}`,
    },
  })
