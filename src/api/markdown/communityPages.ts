import type { RootContent } from 'mdast'
import { collectionPage, COLLECTIONS_LISTED, COLLECTIONS_PAGE, isCollectionSlug } from '@/domain/collection'
import { BOARD_TYPES, isBoardType } from '@/domain/community/community'
import type { PostSummary } from '@/contract/posts'
import { readPostText } from '@/domain/community/readPostText'
import { koreanDay } from '@/domain/koreanDay'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { siteOrigin } from '@/infra/siteOrigin'
import { BOARD_LABELS, SUGGESTION_STATUS_LABELS } from '@/messages/labels'
import { COLUMNS, FACT_LABELS, MARKDOWN } from '@/messages/markdown'
import { BOARD_NOTES, BOARDS_PAGE, POST_PAGE } from '@/messages/site/boards'
import { COLLECTIONS } from '@/messages/site/collections'
import { listCollections, readCollection } from '@/server/collections'
import { listPosts, readHubHot, readHubLatest, readHubNotices } from '@/server/posts/listPosts'
import { readPost } from '@/server/posts/readPost'
import { formatCount } from '@/ui/format/number'
import { boardHref, postHref, readBoardView, readPostId } from '@/ui/urls/boardHref'
import { restaurantHref } from '@/ui/urls/restaurantHref'
import { blocksOf, facts, heading, link, list, paragraph, section, table } from './markdownNodes'
import { type MarkdownAnswer, type PageRequest, pagingBlocks } from './markdownPage'
import { placeCells } from './restaurantPages'

const dayOf = (instant: string): string => koreanDay(new Date(instant))

/** Without authors: who wrote is not what programs come for. */
export const postRows = (posts: readonly PostSummary[]) =>
  posts.map((post) => [
    link(post.title, postHref(post)),
    dayOf(post.created_at),
    formatCount(post.view_count),
    formatCount(post.like_count),
    formatCount(post.comment_count),
  ])

export async function boardsPage({ sql }: PageRequest): Promise<MarkdownAnswer> {
  tagPage(pageTags.board)
  const [notices, latest, hot] = await Promise.all([readHubNotices(sql), readHubLatest(sql), readHubHot(sql)])
  return {
    title: BOARDS_PAGE.title,
    href: '/board',
    lead: BOARDS_PAGE.lead,
    blocks: [
      list(BOARD_TYPES.map((type) => [link(BOARD_LABELS[type], boardHref(type)), `: ${BOARD_NOTES[type]}`])),
      ...section(BOARDS_PAGE.notices, COLUMNS.post, postRows(notices)),
      ...section(BOARDS_PAGE.latest, COLUMNS.post, postRows(latest)),
      ...section(BOARDS_PAGE.hot, COLUMNS.post, postRows(hot)),
    ],
  }
}

export async function boardPage({ sql, params }: PageRequest, type: string): Promise<MarkdownAnswer> {
  if (!isBoardType(type)) return { violation: { code: 'path-not-found', params: {} } }
  tagPage(pageTags.board)
  const view = readBoardView(params)
  const { data, pagination } = await listPosts(sql, { board: type, ...view })
  return {
    title: BOARD_LABELS[type],
    href: boardHref(type, view),
    lead: BOARD_NOTES[type],
    api: `/api/v1/posts?board=${type}`,
    blocks: [
      ...pagingBlocks(pagination, (page) => boardHref(type, { ...view, page })),
      data.length === 0 ? paragraph(MARKDOWN.none) : table(COLUMNS.post, postRows(data)),
    ],
  }
}

export async function postPage({ sql }: PageRequest, type: string, word: string): Promise<MarkdownAnswer> {
  const id = readPostId(word)
  const post = id === null || !isBoardType(type) ? null : await readPost(sql, id)
  if (!post) return { violation: { code: 'post-not-found', params: {} } }
  if (post.board !== type) return { movedTo: postHref(post) }
  tagPage(pageTags.board, ...(post.restaurant ? [pageTags.restaurant(post.restaurant.id)] : []))
  const { restaurant, suggestion_status: status, staff_answer: answer } = post
  const written = (text: string): RootContent[] => blocksOf(readPostText(text, siteOrigin()))
  return {
    title: post.title,
    href: postHref(post),
    api: `/api/v1/posts/${post.id}`,
    blocks: [
      ...facts([
        [FACT_LABELS.board, link(BOARD_LABELS[post.board], boardHref(post.board))],
        [FACT_LABELS.written, dayOf(post.created_at)],
        [FACT_LABELS.restaurant, restaurant && link(restaurant.title, restaurantHref(restaurant.id))],
        [FACT_LABELS.status, status && SUGGESTION_STATUS_LABELS[status]],
      ]),
      ...written(post.content),
      ...(answer ? [heading(2, POST_PAGE.answer), ...written(answer)] : []),
      ...(post.comment_count === 0
        ? []
        : [paragraph([link(MARKDOWN.comments(formatCount(post.comment_count)), `/api/v1/posts/${post.id}/comments`)])]),
    ],
  }
}

export async function collectionsPage({ sql }: PageRequest): Promise<MarkdownAnswer> {
  tagPage(pageTags.collections, pageTags.directory)
  const collections = await listCollections(sql, COLLECTIONS_LISTED)
  const rows = collections.map(({ slug, title, place_count, first_places }) => [
    link(title, collectionPage(slug)),
    formatCount(place_count),
    first_places.join(', '),
  ])
  return {
    title: COLLECTIONS.title,
    href: COLLECTIONS_PAGE,
    lead: COLLECTIONS.lead,
    api: '/api/v1/collections',
    blocks: [rows.length === 0 ? paragraph(COLLECTIONS.empty) : table(COLUMNS.collection, rows)],
  }
}

export async function collectionPageText({ sql }: PageRequest, slug: string): Promise<MarkdownAnswer> {
  tagPage(pageTags.collections, pageTags.directory)
  const found = isCollectionSlug(slug) ? await readCollection(sql, slug) : null
  if (!found) return { violation: { code: 'collection-not-found', params: {} } }
  const rows = found.places.map((place) => [
    ...placeCells(place),
    formatCount(place.visit_count),
    formatCount(place.agency_count),
    place.remark,
  ])
  return {
    title: found.title,
    href: collectionPage(slug),
    lead: found.summary,
    api: `/api/v1/collections/${slug}`,
    blocks: [rows.length === 0 ? paragraph(COLLECTIONS.gone) : table(COLUMNS.collected, rows)],
  }
}
