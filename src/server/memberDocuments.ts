import type { Payload, TypedUser } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { ok, type Result } from '@/domain/result'
import type { Comment, Post, Report, Review } from '@/payload-types'
import type { Queryable } from '@/infra/database/pool'
import { createOnce, type Creation } from './createOnce'
import { driverErrorOf } from './databaseErrorToViolation'
import type { JoiningDatabase } from './payloadDatabase'
import { transactionResult } from './violationError'

export interface Author {
  pool: Pool
  payload: () => Promise<Payload>
  member: number
}

interface MemberDocuments {
  reviews: Review
  posts: Post
  comments: Comment
  reports: Report
}

type Slug = keyof MemberDocuments
type Data<S extends Slug> = Partial<MemberDocuments[S]>
type Work<T> = (sql: PoolClient, payload: Payload, options: ReturnType<typeof rightsOf>) => Promise<Result<T>>

/** Staff, too, write as members on the site. */
const memberOf = (id: number): TypedUser => ({ id, role: 'user', collection: 'users' }) as unknown as TypedUser

const rightsOf = (member: number, transactionID: string, photos?: readonly string[]) => ({
  user: memberOf(member),
  req: { transactionID },
  context: photos ? { photos: [...new Set(photos)] } : {},
  ...({ overrideAccess: false, depth: 0 } as const),
})

/**
 * One transaction of SQL and of documents that Payload writes with the member's rights. What its hooks refuse is a
 * failure, which rolls back everything before it.
 */
export async function writeAsMember<T>(
  { pool, payload: start, member }: Author,
  photos: readonly string[] | undefined,
  work: Work<T>,
): Promise<Result<T>> {
  // Before the transaction, because the first one starts Payload.
  const payload = await start()
  const database = payload.db as unknown as JoiningDatabase
  try {
    return await transactionResult(pool, async (sql) => {
      const id = database.joinTransaction(sql)
      try {
        return await work(sql, payload, rightsOf(member, id, photos))
      } finally {
        database.leaveTransaction(id)
      }
    })
  } catch (error) {
    throw driverErrorOf(error)
  }
}

interface Written<T> {
  /** what the member gets */
  read: (sql: Queryable, id: number) => Promise<Result<T>>
  /** of the document, in order; those it has stay without */
  photos?: readonly string[] | undefined
}

export const createOwn = <S extends Slug, T>(
  author: Author,
  collection: S,
  data: Data<S>,
  { read, photos, creation = null }: Written<T> & { creation?: Creation | null },
): Promise<Result<T>> =>
  writeAsMember(author, photos, async (sql, payload, options) => {
    const written = await createOnce(sql, creation, async () =>
      ok((await payload.create({ collection, data: data as never, ...options })).id),
    )
    return written.ok ? read(sql, written.value) : written
  })

/** `deletedAt: null` restores from the trash. */
export const updateOwn = <S extends Slug, T>(
  author: Author,
  collection: S,
  id: number,
  data: Data<S>,
  { read, photos }: Written<T>,
): Promise<Result<T>> =>
  writeAsMember(author, photos, async (sql, payload, options) => {
    const trash = 'deletedAt' in data && data.deletedAt === null
    await payload.update({ collection, id, data: data as never, trash, ...options })
    return read(sql, id)
  })

/** For `TRASH_DAYS` days. A hook sets the time. */
export const trashOwn = (author: Author, collection: Exclude<Slug, 'reports'>, id: number): Promise<Result> =>
  updateOwn(author, collection, id, { deletedAt: new Date().toISOString() }, { read: () => Promise.resolve(ok()) })
