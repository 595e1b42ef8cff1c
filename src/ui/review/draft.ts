import * as v from 'valibot'
import { RATING_DEFAULT, RATING_MAX, RATING_MIN, REVIEW_PHOTOS_MAX } from '@/domain/review'
import type { ReviewPhoto } from '@/domain/photo'
import type { NewReview, OwnReview } from '@/contract/reviews'
import { cleanText } from '@/domain/text'
import { createDraftStore } from '../form/createDraftStore'
import { sessionArea } from '../kit/browserStorage'
import { REVIEW_DRAFT_PREFIX } from './reviewDraftKey'

/** A photo of the draft; uploading while it has neither a `photo` nor an `error`. */
export interface DraftPhoto {
  key: string
  /** preview URL: the local file, or the uploaded thumbnail */
  preview: string
  photo: ReviewPhoto | null
  error: string | null
}

export interface Draft {
  rating: number
  content: string
  photos: readonly DraftPhoto[]
  restored: boolean
}

export const EMPTY_DRAFT: Draft = { rating: RATING_DEFAULT, content: '', photos: [], restored: false }

const ownPath = v.pipe(v.string(), v.startsWith('/'))
const integer = v.pipe(v.number(), v.safeInteger())
export const photoSchema = v.object({
  name: v.string(),
  url: ownPath,
  small_url: ownPath,
  width: integer,
  height: integer,
})
const schema = v.object({
  rating: v.pipe(integer, v.minValue(RATING_MIN), v.maxValue(RATING_MAX)),
  content: v.string(),
  photos: v.pipe(v.array(photoSchema), v.maxLength(REVIEW_PHOTOS_MAX)),
})

export const sentPhoto = (photo: ReviewPhoto): DraftPhoto => ({
  key: photo.name,
  preview: photo.small_url,
  photo,
  error: null,
})

export const draftOf = ({ rating, content, photos }: OwnReview): Draft => ({
  rating,
  content: content ?? '',
  photos: photos.map(sentPhoto),
  restored: false,
})

export const sentOf = (draft: Pick<Draft, 'photos'>): ReviewPhoto[] => draft.photos.flatMap(({ photo }) => photo ?? [])

export const writeDraft = (draft: Draft): string =>
  JSON.stringify({ rating: draft.rating, content: draft.content, photos: sentOf(draft) })

/** Null if missing or malformed, since anyone can edit the storage. */
export function parseDraft(kept: string | null): Draft | null {
  try {
    const { rating, content, photos } = v.parse(schema, JSON.parse(kept ?? ''))
    return { rating, content, photos: photos.map(sentPhoto), restored: true }
  } catch {
    return null
  }
}

export const reviewOf = (draft: Draft): NewReview => ({
  rating: draft.rating,
  content: cleanText(draft.content) || null,
  photos: sentOf(draft).map(({ name }) => name),
})

export const sameDraft = (a: Draft, b: Draft): boolean =>
  writeDraft(a) === writeDraft(b) && a.photos.length === b.photos.length

export function releasePhotos({ photos }: Pick<Draft, 'photos'>): void {
  for (const { preview } of photos) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
}

export const reviewDrafts = createDraftStore({
  prefix: REVIEW_DRAFT_PREFIX,
  storage: sessionArea,
  parse: parseDraft,
  write: writeDraft,
  isSame: sameDraft,
  release: releasePhotos,
})
