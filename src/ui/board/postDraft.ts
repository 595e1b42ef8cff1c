import * as v from 'valibot'
import { cleanLine, cleanText } from '@/domain/cleanText'
import { POST_PHOTOS_MAX } from '@/domain/community/limits'
import type { OwnPost, PostedPlace } from '@/domain/community/postSchemas'
import { createDraftStore } from '../form/createDraftStore'
import { type DraftPhoto, photoSchema, releasePhotos, sentOf, sentPhoto } from '../review/draft'

export interface PostDraft {
  title: string
  content: string
  photos: readonly DraftPhoto[]
  place: PostedPlace | null
  /** written before this page load */
  restored: boolean
}

const words = v.nullable(v.string())
const integer = v.pipe(v.number(), v.safeInteger())
const schema = v.object({
  title: v.string(),
  content: v.string(),
  photos: v.pipe(v.array(photoSchema), v.maxLength(POST_PHOTOS_MAX)),
  place: v.nullable(
    v.object({
      id: integer,
      title: v.string(),
      sub_category: words,
      sub_add1: words,
      sub_add2: words,
      visit_count: integer,
    }),
  ),
})

export const startOf = (existing: OwnPost | null, place: PostedPlace | null): PostDraft => ({
  title: existing?.title ?? '',
  content: existing?.content ?? '',
  photos: (existing?.photos ?? []).map(sentPhoto),
  place: existing ? existing.restaurant : place,
  restored: false,
})

const writePostDraft = ({ title, content, photos, place }: PostDraft): string =>
  JSON.stringify({ title, content, photos: sentOf({ photos }), place })

export function parsePostDraft(kept: string | null): PostDraft | null {
  try {
    const draft = v.parse(schema, JSON.parse(kept ?? ''))
    return { ...draft, photos: draft.photos.map(sentPhoto), restored: true }
  } catch {
    return null
  }
}

export const postOf = ({ title, content, photos, place }: PostDraft) => ({
  title: cleanLine(title),
  content: cleanText(content),
  photos: sentOf({ photos }).map(({ name }) => name),
  restaurant_id: place?.id ?? null,
})

export const postDrafts = createDraftStore<PostDraft>({
  prefix: 'gonggong-bapsang:post-draft:v1:',
  storage: () => localStorage,
  parse: parsePostDraft,
  write: writePostDraft,
  isSame: (a, b) => writePostDraft(a) === writePostDraft(b) && a.photos.length === b.photos.length,
  release: releasePhotos,
})
