import type { PhotoFiles } from '@/infra/photos/photoStore'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../../visibility'
import { VISIBLE_REVIEW } from '../../reviewColumns'

const OWNED = `
  SELECT p.user_id AS owner, v.id IS NOT NULL OR b.id IS NOT NULL AS shown,
    json_build_object('whole', p.whole_sha256, 'small', p.small_sha256) AS checksums
  FROM review_photos p LEFT JOIN reviews v ON v.id = p.review_id AND ${VISIBLE_REVIEW('v')}
    LEFT JOIN posts b ON b.id = p.post_id AND ${visible('posts', 'b')}
  WHERE p.name = $1`

export interface PhotoVisibility {
  /** null once the account is deleted */
  owner: number | null
  /** public while its review or post is */
  shown: boolean
  /** SHA-256; null for photos stored before checksums */
  checksums: Record<keyof PhotoFiles, string | null>
}

export async function photoVisibility(sql: Queryable, name: string): Promise<PhotoVisibility | null> {
  const { rows } = await sql.query<PhotoVisibility>(OWNED, [name])
  return rows[0] ?? null
}
