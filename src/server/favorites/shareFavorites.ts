import { randomBytes } from 'node:crypto'
import type { Share } from '@/domain/favorite/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { hashToken } from '../sessions/token'
import { openToken, sealToken } from './sealedToken'

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
