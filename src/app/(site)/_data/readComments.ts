import type { CommentPage } from '@/domain/community/commentSchemas'
import type { CommentView } from '@/domain/community/commentView'
import { pageTags } from '@/domain/site/pageTags'
import { preparedReads } from '@/infra/database/readPool'
import { tagPage } from '@/infra/requestContext'
import { listComments, listReplies } from '@/server/comments/listComments'
import { load } from './load'

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
