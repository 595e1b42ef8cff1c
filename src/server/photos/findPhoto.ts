import { staffPhotoId } from '@/domain/photo'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import type { FileStore } from '@/infra/files/fileStore'
import { isIntact, mediaStore, readMediaFile, photoStore, type PhotoFiles, type PhotoStore } from '@/infra/photoStore'
import { visible } from '../sqlConditions'
import { VISIBLE_REVIEW } from '../reviewColumns'

const OWNED = `
  SELECT p.user_id AS owner, v.id IS NOT NULL OR b.id IS NOT NULL AS shown,
    json_build_object('whole', p.whole_sha256, 'small', p.small_sha256) AS checksums
  FROM review_photos p LEFT JOIN reviews v ON v.id = p.review_id AND ${VISIBLE_REVIEW('v')}
    LEFT JOIN posts b ON b.id = p.post_id AND ${visible('posts', 'b')}
  WHERE p.name = $1`

interface PhotoVisibility {
  /** null once the account is deleted */
  owner: number | null
  /** public while its review or post is */
  shown: boolean
  /** SHA-256; null for photos stored before checksums */
  checksums: Record<keyof PhotoFiles, string | null>
}

async function photoVisibility(sql: Queryable, name: string): Promise<PhotoVisibility | null> {
  const { rows } = await sql.query<PhotoVisibility>(OWNED, [name])
  return rows[0] ?? null
}

/** Where photos are stored: members', and staff's. */
export interface PhotoPlaces {
  photos: PhotoStore
  media: FileStore
}

export const photoPlaces = (photos = photoStore(), media = mediaStore()): PhotoPlaces => ({
  photos,
  media,
})

export interface FoundPhoto extends PhotoVisibility {
  name: string
  /** the files of staff's picture; null for a member's photo */
  media: Record<keyof PhotoFiles, string> | null
}

/** Staff's pictures are public while a public restaurant has them. */
const OF_STAFF = `
  SELECT json_build_object('whole', m.filename, 'small', COALESCE(m.sizes_card_filename, m.filename)) AS media,
    json_build_object('whole', w.sha256, 'small', c.sha256) AS checksums,
    EXISTS (SELECT FROM restaurants_images i JOIN restaurants r ON r.id = i._parent_id
      WHERE i.image_id = m.id AND ${visible('restaurants', 'r')}) AS shown
  FROM media m LEFT JOIN media_checksums w ON w.file_name = m.filename
    LEFT JOIN media_checksums c ON c.file_name = COALESCE(m.sizes_card_filename, m.filename)
  WHERE m.id = $1 AND m.filename IS NOT NULL`

/** A photo by its name (`shownPhotoName`); null if missing. */
export async function findPhoto(sql: Queryable, name: string): Promise<FoundPhoto | null> {
  const id = staffPhotoId(name)
  if (id === null) {
    const found = await photoVisibility(sql, name)
    return found && { ...found, name, media: null }
  }
  const { rows } = await sql.query<Pick<FoundPhoto, 'media' | 'checksums' | 'shown'>>(OF_STAFF, [id])
  return rows[0] ? { ...rows[0], name, owner: null } : null
}

/** The file of a photo, unless it is missing or damaged. */
export async function readPhotoFile(
  { photos, media }: PhotoPlaces,
  { name, media: files, checksums }: FoundPhoto,
  form: keyof PhotoFiles,
): Promise<Result<Buffer>> {
  const bytes = await (files ? readMediaFile(media, files[form]) : photos.read(name, form))
  if (!bytes) return fail({ code: 'photo-not-found', params: {} })
  const file = files ? files[form] : `${name}.${form}`
  return isIntact(file, bytes, checksums[form]) ? ok(bytes) : fail({ code: 'photo-damaged', params: {} })
}
