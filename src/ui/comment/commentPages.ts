import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Comment, CommentPage } from '@/contract/comments'
import type { CommentSort } from '@/contract/commentView'

export interface CommentPageParam {
  after?: string
  before?: string
  at?: number
}

export const commentKeys = (postId: number) => {
  const all = ['comments', postId] as const
  return {
    all,
    /** every list of top-level comments: `InfiniteData<CommentPage>` */
    lists: [...all, 'list'] as const,
    sorted: (sort: CommentSort) => [...all, 'list', sort] as const,
    list: (sort: CommentSort, start: CommentPageParam) => [...all, 'list', sort, start] as const,
    /** every list of replies, and those of one comment: `InfiniteData<CommentPage>` */
    allReplies: [...all, 'replies'] as const,
    replies: (parentId: number) => [...all, 'replies', parentId] as const,
    count: [...all, 'count'] as const,
    /** the member's view: `MyComments`, followed by the member's id */
    mine: [...all, 'mine'] as const,
  }
}

export type CommentPages = InfiniteData<CommentPage>

/** The comments of loaded pages without duplicates, because a comment may move between pages while loading. */
export function commentsOf(pages: CommentPages | undefined): Comment[] {
  const byId = new Map<number, Comment>()
  for (const comment of pages?.pages.flatMap(({ data }) => data) ?? [])
    if (!byId.has(comment.id)) byId.set(comment.id, comment)
  return [...byId.values()]
}

const mapPages = (pages: CommentPages, change: (data: Comment[], index: number) => Comment[]): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, data: change(page.data, index) })),
})

const hasComment = (pages: CommentPages, id: number): boolean =>
  pages.pages.some(({ data }) => data.some((comment) => comment.id === id))

function addComment(pages: CommentPages, comment: Comment, where: 'first' | 'last'): CommentPages {
  if (hasComment(pages, comment.id)) return replaceComment(pages, comment)
  const target = where === 'first' ? 0 : pages.pages.length - 1
  return mapPages(pages, (data, index) => {
    if (index !== target) return data
    return where === 'first' ? [comment, ...data] : [...data, comment]
  })
}

const replaceComment = (pages: CommentPages, comment: Comment): CommentPages =>
  changeComment(pages, comment.id, () => comment)

const changeComment = (pages: CommentPages, id: number, change: (comment: Comment) => Comment): CommentPages =>
  hasComment(pages, id)
    ? mapPages(pages, (data) => data.map((comment) => (comment.id === id ? change(comment) : comment)))
    : pages

const tombstoneOf = (comment: Comment, state: 'deleted' | 'hidden'): Comment => ({
  ...comment,
  state,
  content: null,
  content_html: null,
  author: null,
  mentions: [],
  edited_at: null,
})

const removeComment = (pages: CommentPages, id: number, state: 'deleted' | 'hidden' = 'deleted'): CommentPages =>
  hasComment(pages, id)
    ? mapPages(pages, (data) =>
        data.flatMap((comment) => {
          if (comment.id !== id) return [comment]
          return comment.reply_count > 0 ? [tombstoneOf(comment, state)] : []
        }),
      )
    : pages

const countReply = (pages: CommentPages, parentId: number, by: 1 | -1): CommentPages =>
  hasComment(pages, parentId)
    ? mapPages(pages, (data) =>
        data.flatMap((comment) => {
          if (comment.id !== parentId) return [comment]
          const counted = { ...comment, reply_count: Math.max(0, comment.reply_count + by) }
          return counted.state === 'published' || counted.reply_count > 0 ? [counted] : []
        }),
      )
    : pages

const ensureReply = (pages: CommentPages, parentId: number): CommentPages =>
  changeComment(pages, parentId, (comment) => ({ ...comment, reply_count: Math.max(1, comment.reply_count) }))

type CommentPlace = Pick<Comment, 'id' | 'post_id' | 'parent_id'>
type Change = (pages: CommentPages) => CommentPages

/** Reapplied after a running fetch, which may be older than the change; `again` if it may include it already. */
function changeLists(client: QueryClient, key: readonly unknown[], change: Change, again: Change = change): void {
  client.setQueriesData<CommentPages>({ queryKey: key }, (pages) => pages && change(pages))
  for (const query of client.getQueryCache().findAll({ queryKey: key, fetchStatus: 'fetching' })) {
    const changeCome = () => void client.setQueryData<CommentPages>(query.queryKey, (pages) => pages && again(pages))
    query.promise?.then(changeCome, changeCome)
  }
}

const isKnown = (client: QueryClient, key: readonly unknown[], id: number): boolean =>
  client
    .getQueriesData<CommentPages>({ queryKey: key })
    .some(([, pages]) => pages !== undefined && hasComment(pages, id))

const changeCount = (client: QueryClient, postId: number, by: 1 | -1): void =>
  void client.setQueryData<number>(commentKeys(postId).count, (count) =>
    count === undefined ? count : Math.max(0, count + by),
  )

/**
 * Shows a new comment at the top or after loaded replies; idempotent. `inPopular`: where it stands among the most
 * liked: one's own on top, others' at the end, where they belong
 */
export function applyCreated(client: QueryClient, comment: Comment, inPopular: 'first' | 'last' = 'first'): void {
  const keys = commentKeys(comment.post_id)
  const { parent_id: parent } = comment
  const known = isKnown(client, parent === null ? keys.lists : keys.replies(parent), comment.id)
  if (parent === null) {
    changeLists(client, keys.sorted('latest'), (pages) => addComment(pages, comment, 'first'))
    changeLists(client, keys.sorted('popular'), (pages) => addComment(pages, comment, inPopular))
  } else {
    changeLists(client, keys.replies(parent), (pages) => addComment(pages, comment, 'last'))
    if (!known) {
      const countIt: Change = (pages) => countReply(pages, parent, 1)
      changeLists(client, keys.lists, countIt, (pages) => ensureReply(pages, parent))
    }
  }
  if (!known) changeCount(client, comment.post_id, 1)
}

export function applyChanged(
  client: QueryClient,
  { id, post_id, parent_id }: CommentPlace,
  change: (comment: Comment) => Comment,
): void {
  const keys = commentKeys(post_id)
  const list = parent_id === null ? keys.lists : keys.replies(parent_id)
  changeLists(client, list, (pages) => changeComment(pages, id, change))
}

export const applyUpdated = (client: QueryClient, comment: Comment): void =>
  applyChanged(client, comment, () => comment)

export function applyRemoved(
  client: QueryClient,
  { id, post_id, parent_id }: CommentPlace,
  state: 'deleted' | 'hidden' = 'deleted',
): void {
  const keys = commentKeys(post_id)
  const list = parent_id === null ? keys.lists : keys.replies(parent_id)
  const known = isKnown(client, list, id)
  changeLists(client, list, (pages) => removeComment(pages, id, state))
  if (parent_id !== null) {
    const countIt: Change = (pages) => countReply(pages, parent_id, -1)
    changeLists(client, keys.lists, countIt, (pages) => pages)
  }
  if (known) changeCount(client, post_id, -1)
}
