import type { QueryClient } from '@tanstack/react-query'
import type { Comment } from '@/domain/community/commentSchemas'
import { commentKeys } from './commentKeys'
import {
  addComment,
  changeComment,
  type CommentPages,
  countReply,
  ensureReply,
  hasComment,
  removeComment,
} from './commentPages'

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
