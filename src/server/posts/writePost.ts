import type { NewPost, OwnPost, PostChange } from '@/contract/posts'
import { violationOfPostText } from '@/domain/community/postRules'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { Creation } from '../createOnce'
import { type Author, createOwn, trashOwn, updateOwn } from '../memberDocuments'
import { readOwnPost } from './readPost'
import { recordAudit } from '../audit'

/** Returns those changed. */
export async function setPinned(
  sql: Queryable,
  { ids, isPinned, by }: { ids: readonly number[]; isPinned: boolean; by: number },
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE posts SET is_pinned = $2::boolean, updated_at = now()
      WHERE id = ANY ($1::int[]) AND is_pinned <> $2::boolean RETURNING id`,
    [ids, isPinned],
  )
  for (const { id } of rows)
    await recordAudit(sql, {
      event: 'record_updated',
      actor: by,
      subject: { type: 'post', id },
      before: { isPinned: !isPinned },
      after: { isPinned },
    })
  return rows.map(({ id }) => id)
}

const readOf =
  ({ member }: Author) =>
  async (sql: Queryable, id: number): Promise<Result<OwnPost>> => {
    const own = await readOwnPost(sql, member, id)
    return own ? ok(own) : fail({ code: 'post-not-found', params: {} })
  }

export async function writePost(
  author: Author,
  { photos, restaurant_id: restaurant, ...post }: NewPost,
  creation: Creation | null = null,
): Promise<Result<OwnPost>> {
  if (post.board === 'notice') return fail({ code: 'notices-by-staff', params: {} })
  const violation = violationOfPostText(post)
  if (violation) return fail(violation)
  return createOwn(author, 'posts', { ...post, restaurant }, { read: readOf(author), photos, creation })
}

/** No change is not an edit. */
export async function updatePost(
  author: Author,
  id: number,
  { photos, restaurant_id: restaurant, ...text }: PostChange,
): Promise<Result<OwnPost>> {
  const violation = violationOfPostText(text)
  if (violation) return fail(violation)
  const change = { ...text, ...(restaurant !== undefined && { restaurant }) }
  return updateOwn(author, 'posts', id, change, { read: readOf(author), photos })
}

export const trashPost = (author: Author, id: number): Promise<Result> => trashOwn(author, 'posts', id)

/** Within its days. Does not count as a new one. */
export const restorePost = (author: Author, id: number): Promise<Result<OwnPost>> =>
  updateOwn(author, 'posts', id, { deletedAt: null }, { read: readOf(author) })
