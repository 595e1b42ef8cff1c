import { readPostText } from '@/domain/community/readPostText'
import type { BoardType } from '@/domain/community/states'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { BOARD_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { BOARD_NOTES, HOUSE } from '@/messages/site/boards'
import type { FeedPost } from '@/server/posts/listFeed'
import { boardHref, feedHref, postHref } from '@/ui/urls/boardHref'

const SUMMARY = 300

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** XML 1.0 has no place for control characters, not even escaped. */
const UNWRITABLE = /(?![\t\n])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu
const escaped = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (one) => ENTITIES[one] ?? '')
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`

const authorOf = ({ board, nickname }: FeedPost): string =>
  board === 'notice' ? HOUSE : (nickname ?? WITHDRAWN_MEMBER)

const summaryOf = (content: string, origin: string): string =>
  plainBlocks(readPostText(content, origin)).slice(0, SUMMARY)

const itemOf = (post: FeedPost, origin: string): string =>
  [
    '<item>',
    element('title', post.title),
    element('link', origin + postHref(post)),
    `<guid isPermaLink="true">${escaped(origin + postHref(post))}</guid>`,
    element('dc:creator', authorOf(post)),
    element('pubDate', new Date(post.created_at).toUTCString()),
    element('description', summaryOf(post.content, origin)),
    '</item>',
  ].join('')

/** A board's newest posts as RSS 2.0. */
export function writeFeed(board: BoardType, posts: readonly FeedPost[], origin: string): string {
  const address = origin + boardHref(board)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `공공밥상 ${BOARD_LABELS[board]}`),
    element('link', address),
    `<atom:link href="${escaped(origin + feedHref(board))}" rel="self" type="application/rss+xml"/>`,
    element('description', BOARD_NOTES[board]),
    element('language', 'ko'),
    ...posts.map((post) => itemOf(post, origin)),
    '</channel></rss>',
  ].join('\n')
}
