import { randomBytes } from 'node:crypto'
import type { Share } from '@/domain/favorite/schemas'
import { fail, ok, type Result } from '@/domain/result'
import { isForeignKeyViolation } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'

/** As `isShareToken` knows it: nobody guesses 128 random bits. */
const makeToken = (): string => randomBytes(16).toString('base64url')

const SHARE = `
  INSERT INTO favorite_shares AS s (token, user_id, folder_id) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, folder_id) DO UPDATE SET token = s.token RETURNING token`

/**
 * The link under which anybody may see a folder of the member, or all favourites: the one there is, or a new one.
 * @param folder null for all favourites together
 */
export async function shareFavorites(sql: Queryable, member: number, folder: number | null): Promise<Result<Share>> {
  try {
    const { rows } = await sql.query<Share>(SHARE, [makeToken(), member, folder])
    return rows[0] ? ok(rows[0]) : fail({ code: 'folder-not-found', params: {} })
  } catch (error) {
    if (isForeignKeyViolation(error)) return fail({ code: 'folder-not-found', params: {} })
    throw error
  }
}

/** Ends the link at once, if there is one; a later one is another. */
export const unshareFavorites = (sql: Queryable, member: number, folder: number | null) =>
  sql.query('DELETE FROM favorite_shares WHERE user_id = $1 AND folder_id IS NOT DISTINCT FROM $2', [member, folder])
