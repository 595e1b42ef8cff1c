import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { Post, PostedPlace } from '@/contract/posts'
import { pageTags } from '@/domain/site/pageTags'
import { isBoardType } from '@/domain/community/community'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { findPost } from '@/server/posts/readPost'
import { postHref, readPostId } from '@/ui/urls/boardHref'
import { placeOfBlock, readPostText } from '@/domain/community/readPostText'
import type { MarkdownBlock } from '@/domain/markdown/markdownTree'
import { ID_MAX } from '@/domain/http/limits'
import { readPostedPlaces } from '@/server/posts/listPosts'
import type { CommentPage } from '@/contract/comments'
import type { CommentView } from '@/contract/commentView'
import { listComments, listReplies } from '@/server/comments/listComments'
import { siteOrigin } from '@/infra/siteOrigin'
import { missingPage } from './missingPage'
import { readDocuments } from './readDocuments'
import { load } from './load'

export interface PostParams {
  type: string
  postId: string
}

export const readPostPage = cache(async (type: string, postId: string): Promise<Post> => {
  const id = readPostId(postId)
  if (!isBoardType(type) || id === null) missingPage()
  const post = await readDocuments((payload) => findPost(payload, preparedReads(), id))
  if (!post) missingPage()
  if (post.board !== type) permanentRedirect(postHref(post))
  tagPage(pageTags.board, ...(post.restaurant ? [pageTags.restaurant(post.restaurant.id)] : []))
  return post
})

const CARDS_MAX = 10

interface PostBodyRead {
  blocks: MarkdownBlock[]
  places: ReadonlyMap<number, PostedPlace>
  origin: string
}

/** Restaurants not found stay links. */
export async function readPostBody(content: string): Promise<PostBodyRead> {
  const origin = siteOrigin()
  const blocks = readPostText(content, origin)
  const ids = new Set(blocks.flatMap((block) => placeOfBlock(block, origin) ?? []))
  const wanted = [...ids].filter((id) => id >= 1 && id <= ID_MAX).slice(0, CARDS_MAX)
  tagPage(...wanted.map(pageTags.restaurant))
  const places = await load('places of a post', () => readPostedPlaces(preparedReads(), wanted))
  return { blocks, places: places.ok ? places.data : new Map<number, PostedPlace>(), origin }
}

interface OpenedThread {
  root: number
  /** the first reply to show */
  at: number | null
  replies: CommentPage | null
}

interface CommentsRead {
  page: CommentPage | null
  isMissing: boolean
  opened: OpenedThread | null
}

async function readOpened(page: CommentPage, at: number): Promise<OpenedThread | null> {
  const [root] = page.data
  if (!root || root.reply_count === 0) return null
  const from = root.id === at ? {} : { at }
  const replies = await listReplies(preparedReads(), root.id, from)
  return { root: root.id, at: root.id === at ? null : at, replies: replies.ok ? replies.value : null }
}

/** The first page if the comment is gone. */
export async function readComments(post: number, { sort, after, before, at }: CommentView): Promise<CommentsRead> {
  tagPage(pageTags.post(post))
  const place = { ...(after !== null && { after }), ...(before !== null && { before }) }
  const read = await load('comments', async (): Promise<CommentsRead> => {
    const page = await listComments(preparedReads(), post, at === null ? { sort, ...place } : { sort, at })
    if (page.ok)
      return { page: page.value, isMissing: false, opened: at === null ? null : await readOpened(page.value, at) }
    const first = await listComments(preparedReads(), post, { sort })
    return { page: first.ok ? first.value : null, isMissing: at !== null, opened: null }
  })
  return read.ok ? read.data : { page: null, isMissing: false, opened: null }
}
