import * as v from 'valibot'
import { RATING_DEFAULT, RATING_MAX, RATING_MIN, REVIEW_PHOTOS_MAX } from '@/domain/review/limits'
import type { ReviewPhoto } from '@/domain/photo/schemas'
import type { NewReview, OwnReview } from '@/domain/review/schemas'
import { cleanText } from '@/domain/cleanText'

/** A photograph of the draft: on its way while it has neither a `photo` nor an `error`. */
export interface DraftPhoto {
  key: string
  /** what to show of it in the meantime: the browser's own copy, or the small form once it is ours */
  preview: string
  photo: ReviewPhoto | null
  error: string | null
}

/** A review being written. */
export interface Draft {
  rating: number
  content: string
  photos: readonly DraftPhoto[]
  /** it was written before this page was loaded */
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

/** A review that is there, as a draft to rewrite it from. */
export const draftOf = ({ rating, content, photos }: OwnReview): Draft => ({
  rating,
  content: content ?? '',
  photos: photos.map(sentPhoto),
  restored: false,
})

/** The photographs of a draft that have arrived. */
export const sentOf = (draft: Pick<Draft, 'photos'>): ReviewPhoto[] => draft.photos.flatMap(({ photo }) => photo ?? [])

/** The draft as a browser keeps it over a reload: photographs that were not sent are gone then. */
export const writeDraft = (draft: Draft): string =>
  JSON.stringify({ rating: draft.rating, content: draft.content, photos: sentOf(draft) })

/** The draft as a browser kept it; null when there is none that can be read, since anybody can write there. */
export function parseDraft(kept: string | null): Draft | null {
  try {
    const { rating, content, photos } = v.parse(schema, JSON.parse(kept ?? ''))
    return { rating, content, photos: photos.map(sentPhoto), restored: true }
  } catch {
    return null
  }
}

/** What is sent of it. */
export const reviewOf = (draft: Draft): NewReview => ({
  rating: draft.rating,
  content: cleanText(draft.content) || null,
  photos: sentOf(draft).map(({ name }) => name),
})

/** Whether the draft is empty. */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  writeDraft(a) === writeDraft(b) && a.photos.length === b.photos.length

/** Lets go of the browser's copies of photographs. */
export function releasePhotos({ photos }: Pick<Draft, 'photos'>): void {
  for (const { preview } of photos) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
}
