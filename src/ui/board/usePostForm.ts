import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as v from 'valibot'
import { POST_CONTENT_MAX, POST_TITLE_MAX, POST_PHOTOS_MAX, type BoardType } from '@/domain/community/community'
import { violationOfPostText } from '@/domain/community/postRules'
import type { OwnPost, PostedPlace } from '@/contract/posts'
import { POST_FORM } from '@/messages/site/boards'
import { messageOf } from '@/messages/violations'
import { cleanLine, cleanText } from '@/domain/text'
import { type ApiError, requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { countText } from '../form/countText'
import { useStoredDraft, createDraftStore } from '../form/createDraftStore'
import { photosMessage } from '../review/draftPhotos'
import { useRequireSignIn } from '../review/useRequireSignIn'
import { useToast } from '../kit/ToastProvider'
import { boardHref, postHref } from '../urls/boardHref'
import { type DraftPhoto, photoSchema, releasePhotos, sentOf, sentPhoto } from '../review/draft'
import { useCountdown } from './useCountdown'

interface PostDraft {
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

const startOf = (existing: OwnPost | null, place: PostedPlace | null): PostDraft => ({
  title: existing?.title ?? '',
  content: existing?.content ?? '',
  photos: (existing?.photos ?? []).map(sentPhoto),
  place: existing ? existing.restaurant : place,
  restored: false,
})

const writePostDraft = ({ title, content, photos, place }: PostDraft): string =>
  JSON.stringify({ title, content, photos: sentOf({ photos }), place })

function parsePostDraft(kept: string | null): PostDraft | null {
  try {
    const draft = v.parse(schema, JSON.parse(kept ?? ''))
    return { ...draft, photos: draft.photos.map(sentPhoto), restored: true }
  } catch {
    return null
  }
}

const postOf = ({ title, content, photos, place }: PostDraft) => ({
  title: cleanLine(title),
  content: cleanText(content),
  photos: sentOf({ photos }).map(({ name }) => name),
  restaurant_id: place?.id ?? null,
})

const postDrafts = createDraftStore<PostDraft>({
  prefix: 'gonggong-bapsang:post-draft:v1:',
  storage: () => localStorage,
  parse: parsePostDraft,
  write: writePostDraft,
  isSame: (a, b) => writePostDraft(a) === writePostDraft(b) && a.photos.length === b.photos.length,
  release: releasePhotos,
})

export interface PostFormProps {
  board: BoardType
  memberId: number
  existing: OwnPost | null
  place: PostedPlace | null
  /** seconds until the member may post, by the server's clock */
  waitSeconds: number
}

type Wrong = { field: 'title' | 'content' | null; message: string } | null

const errorMessage = ({ code, message }: ApiError): string =>
  code === 'unreachable' || code === 'internal' ? POST_FORM.failed : message

const draftKey = ({ memberId, board, existing, place }: PostFormProps): string =>
  `${memberId}:${existing ? `edit:${existing.id}` : `${board}:${place?.id ?? ''}`}`

function hrefAfter(post: OwnPost, isNew: boolean): string {
  return isNew && post.status === 'published' ? boardHref(post.board) : postHref(post)
}

/** Keeps the draft until the post has arrived. */
export function usePostForm(props: PostFormProps) {
  const { board, existing, place, waitSeconds } = props
  const [start] = useState(() => startOf(existing, place))
  const { draft, change: write, drop } = useStoredDraft(postDrafts, draftKey(props), start)
  const [wrong, setWrong] = useState<Wrong>(null)
  const { left, start: wait } = useCountdown(existing ? 0 : waitSeconds)
  const requireSignIn = useRequireSignIn(POST_FORM.signIn, 'post-form')
  const router = useRouter()
  const toast = useToast()
  const change: typeof write = (how) => {
    setWrong(null)
    write(how)
  }
  const { submit: send, isPending } = useSubmit(
    (post: ReturnType<typeof postOf>, idempotencyKey) =>
      existing
        ? requestApi('PATCH /api/v1/posts/{id}', { params: { id: existing.id }, body: post })
        : requestApi('POST /api/v1/posts', { body: { ...post, board }, idempotencyKey }),
    {
      leavesPage: true,
      onSuccess: (post) => {
        drop()
        toast({ text: post.status === 'pending' ? POST_FORM.held : existing ? POST_FORM.saved : POST_FORM.sent })
        router.push(hrefAfter(post, existing === null))
        router.refresh()
      },
      onError: (refusal) => {
        if (requireSignIn.handleUnauthorized(refusal)) return
        if (refusal.code === 'post-cooldown' && refusal.retryAfter) wait(refusal.retryAfter)
        else setWrong({ field: null, message: errorMessage(refusal) })
      },
    },
  )
  /** @returns the first invalid field */
  const submit = (): 'title' | 'content' | null => {
    if (isPending || left > 0 || requireSignIn.promptIfSignedOut()) return null
    const post = postOf(draft)
    const violation = violationOfPostText(post)
    if (violation) {
      const field = violation.code === 'post-title-required' ? 'title' : 'content'
      setWrong({ field, message: messageOf(violation) })
      return field
    }
    // The fields show this error themselves.
    if (countText(post.title) > POST_TITLE_MAX) return 'title'
    if (countText(post.content) > POST_CONTENT_MAX) return 'content'
    const photos = photosMessage(draft.photos)
    setWrong(photos === null ? null : { field: null, message: photos })
    if (photos === null) send(post)
    return null
  }
  return { draft, change, drop, wrong, isPending, left, submit, requireSignIn }
}
