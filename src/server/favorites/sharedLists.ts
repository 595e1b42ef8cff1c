import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Restaurant } from '@/contract/directory'
import { isShareToken, FAVORITES_PAGE_SIZE } from '@/domain/favorite/favorite'
import type { SharedList, Share } from '@/contract/favorites'
import type { Queryable } from '@/infra/database/pool'
import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import { hashToken } from '../sessions/token'
import { paginate } from '../directory/sql/paginate'
import { cardsOf, VISIBLE_FAVORITES } from './listFavorites'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'favorite_shares', 32))

/** AES-256-GCM: nonce, tag, ciphertext. A copy of the database opens no list, but owners still see their link. */
export function sealToken(token: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** null if there is none, or if sealed with another installation's secret */
export function openToken(sealed: Buffer | null, secret: string): string | null {
  if (!sealed) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

interface SharedRow {
  member: number
  folder: number | null
  title: string | null
  nickname: string
  total: number
}

const OF_LIST = (member: string, folder: string) =>
  `f.user_id = ${member} AND (${folder}::int IS NULL OR f.folder_id = ${folder})`

const LIST = `
  SELECT t.user_id AS member, t.folder_id AS folder, o.name AS title, u.nickname,
    (SELECT count(*) FROM ${VISIBLE_FAVORITES} WHERE ${OF_LIST('t.user_id', 't.folder_id')}) AS total
  FROM favorite_shares t JOIN users u ON u.id = t.user_id LEFT JOIN favorite_folders o ON o.id = t.folder_id
  WHERE t.token_hash = $1`
const PAGE = cardsOf(VISIBLE_FAVORITES, OF_LIST('$3', '$4'))

/** null if not shared, or no longer */
export async function readSharedList(sql: Queryable, token: string, page: number): Promise<SharedList | null> {
  if (!isShareToken(token)) return null
  const { rows } = await sql.query<SharedRow>(LIST, [hashToken(token)])
  const [list] = rows
  if (!list) return null
  const { member, folder, title, nickname, total } = list
  const { rows: cards } = await sql.query<Restaurant & { folder_id?: number | null; kept_at?: Date }>(PAGE, [
    FAVORITES_PAGE_SIZE,
    (page - 1) * FAVORITES_PAGE_SIZE,
    member,
    folder,
  ])
  // When and in which folder its owner put a restaurant is private.
  const data = cards.map(({ folder_id, kept_at, ...restaurant }) => restaurant)
  return { title, nickname, data, pagination: paginate(page, FAVORITES_PAGE_SIZE, total) }
}

/** 128 random bits, in the form of `isShareToken`. */
const makeToken = (): string => randomBytes(16).toString('base64url')

const SHARE = `
  INSERT INTO favorite_shares AS s (token_hash, sealed_token, user_id, folder_id) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, folder_id) DO UPDATE SET sealed_token = s.sealed_token RETURNING sealed_token AS sealed`
/** A link that can no longer be decrypted. */
const REPLACE = `
  UPDATE favorite_shares SET token_hash = $1, sealed_token = $2
  WHERE user_id = $3 AND folder_id IS NOT DISTINCT FROM $4`

/** Existing or new. `folder`: null for all favourites */
export async function shareFavorites(
  sql: Queryable,
  member: number,
  folder: number | null,
  secret: string,
): Promise<Result<Share>> {
  try {
    const made = makeToken()
    const values = [hashToken(made), sealToken(made, secret), member, folder]
    const { rows } = await sql.query<{ sealed: Buffer }>(SHARE, values)
    const token = openToken(rows[0]?.sealed ?? null, secret)
    if (token === null) await sql.query(REPLACE, values)
    return ok({ token: token ?? made })
  } catch (error) {
    if (isForeignKeyViolation(error)) return fail({ code: 'folder-not-found', params: {} })
    throw error
  }
}

/** A later link differs. */
export const unshareFavorites = (sql: Queryable, member: number, folder: number | null) =>
  sql.query('DELETE FROM favorite_shares WHERE user_id = $1 AND folder_id IS NOT DISTINCT FROM $2', [member, folder])
