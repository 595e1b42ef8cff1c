import { escapeXml } from '@/domain/text'
import { readPostText } from '@/domain/community/readPostText'
import type { BoardType } from '@/domain/community/community'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { BOARD_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { BOARD_NOTES, HOUSE } from '@/messages/site/boards'
import type { FeedPost } from '@/server/posts/listPosts'
import { boardHref, feedHref, postHref } from '@/ui/urls/boardHref'

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

const SUMMARY = 300

const authorOf = ({ board, nickname }: FeedPost): string =>
  board === 'notice' ? HOUSE : (nickname ?? WITHDRAWN_MEMBER)

const summaryOf = (content: string, origin: string): string =>
  plainBlocks(readPostText(content, origin)).slice(0, SUMMARY)

export const writeFeed = (board: BoardType, posts: readonly FeedPost[], origin: string): string =>
  writeRss({
    title: `공공밥상 ${BOARD_LABELS[board]}`,
    link: origin + boardHref(board),
    self: origin + feedHref(board),
    description: BOARD_NOTES[board],
    items: posts.map((post) => ({
      title: post.title,
      link: origin + postHref(post),
      creator: authorOf(post),
      published: post.created_at,
      description: summaryOf(post.content, origin),
    })),
  })
