import type { NewComment, OwnComment } from '@/contract/comments'
import { fail, ok, type Result } from '@/domain/result'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import type { Creation } from '../createOnce'
import { type Author, createOwn, trashOwn, updateOwn } from '../memberDocuments'
import { readOwnComment } from './readComments'

const EMPTY: Violation = { code: 'comment-content-required', params: { field: 'content' } }

const readOf =
  ({ member }: Author) =>
  async (sql: Queryable, id: number): Promise<Result<OwnComment>> => {
    const own = await readOwnComment(sql, member, id)
    return own ? ok(own) : fail({ code: 'comment-not-found', params: {} })
  }

/** A held comment waits for staff. Notifies all concerned. */
export async function writeComment(
  author: Author,
  post: number,
  { content, parent_id: parent }: Pick<NewComment, 'content' | 'parent_id'>,
  creation: Creation | null = null,
): Promise<Result<OwnComment>> {
  if (content === '') return fail(EMPTY)
  return createOwn(author, 'comments', { post, parent, content }, { read: readOf(author), creation })
}

/** The same text is not an edit. One that notifies someone counts for the cooldown. */
export const updateComment = async (author: Author, id: number, content: string): Promise<Result<OwnComment>> =>
  content === '' ? fail(EMPTY) : updateOwn(author, 'comments', id, { content }, { read: readOf(author) })

/** A placeholder stays if it has replies. */
export const trashComment = (author: Author, id: number): Promise<Result> => trashOwn(author, 'comments', id)

/** Within its days. Does not count as a new one. */
export const restoreComment = (author: Author, id: number): Promise<Result<OwnComment>> =>
  updateOwn(author, 'comments', id, { deletedAt: null }, { read: readOf(author) })
