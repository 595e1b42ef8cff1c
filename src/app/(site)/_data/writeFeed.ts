import { readPostText } from '@/domain/community/readPostText'
import type { BoardType } from '@/domain/community/states'
import { plainBlocks } from '@/domain/markdown/markdownTree'
import { BOARD_LABELS, WITHDRAWN_MEMBER } from '@/messages/labels'
import { BOARD_NOTES, HOUSE } from '@/messages/site/boards'
import type { FeedPost } from '@/server/posts/listFeed'
import { boardHref, feedHref, postHref } from '@/ui/urls/boardHref'
import { writeRss } from './rss'

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
