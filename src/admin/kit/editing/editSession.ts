import type { EditState } from '@/contract/backOffice'
import type { Draft, StoredDraft } from '@/domain/backOffice/recordEdits'
import { isSameDraft } from './draft'

export type OfferedDraft = StoredDraft & { savedAt: string }

export interface EditView {
  others: EditState['others']
  /** a draft from elsewhere, until the person continues or discards it */
  offer: OfferedDraft | null
  /** when the draft that this form continues was stored */
  savedAt: string | null
  /** the last request failed; the next interval tries again */
  isFailed: boolean
}

export interface KeepEditRequest {
  base: string | null
  draftAt: string | null
  draft?: Draft | null
}

interface Options {
  /** what the tab kept over a reload, and when the server had stored it */
  kept: Draft | null
  known: string | null
  keep: (edit: KeepEditRequest, isLeaving: boolean) => Promise<EditState>
  end: (known: string | null) => Promise<unknown>
  onView: (view: EditView) => void
}

/** Equals nothing that was typed. */
const OLDER: Draft = { values: {}, before: {} }

/**
 * Tells the server of one open form, in order: one request at a time. It never throws, and while an offer waits it
 * stores nothing.
 */
export function createEditSession({ kept, known, keep, end, onView }: Options) {
  let view: EditView = { others: [], offer: null, savedAt: known, isFailed: false }
  let base: string | null = null
  let typed = kept
  let stored = known === null ? null : OLDER
  /** the server has a row of this form */
  let isThere = false
  let queue: Promise<unknown> = Promise.resolve()

  const show = (change: Partial<EditView>) => {
    view = { ...view, ...change }
    onView(view)
  }
  const isUnsent = () => view.offer === null && !isSameDraft(typed, stored)
  const inTurn = (work: () => Promise<unknown>) => {
    queue = queue.then(work).catch(() => show({ isFailed: true }))
    return queue
  }

  async function send(isLeaving: boolean): Promise<void> {
    const sent = typed
    const writes = isUnsent()
    const { others, savedAt, draft } = await keep(
      { base, draftAt: view.savedAt, ...(writes && { draft: sent }) },
      isLeaving,
    )
    isThere = true
    if (draft && savedAt !== null && !isSameDraft(draft, sent))
      return show({ others, offer: { ...draft, savedAt }, isFailed: false })
    if (savedAt === null) stored = null
    else if (writes || draft) stored = sent
    show({ others, savedAt, offer: null, isFailed: false })
  }

  const tick = (isLeaving = false) => inTurn(() => send(isLeaving))

  const endStored = () =>
    inTurn(async () => {
      if (isThere || view.savedAt !== null) await end(view.savedAt)
      isThere = false
      show({ savedAt: null })
    })

  return {
    type(draft: Draft | null, from: string | null) {
      typed = draft
      base = from
    },
    tick,
    /** Sends what is not stored yet. */
    async flush(isLeaving = false) {
      if (isUnsent()) await tick(isLeaving)
    },
    /** The form continues the offered draft, which is returned. */
    resume(): OfferedDraft | null {
      const { offer } = view
      if (offer) {
        stored = offer
        show({ offer: null, savedAt: offer.savedAt })
      }
      return offer
    },
    /** The offered draft, or the one that the form continues. */
    async discard() {
      stored = null
      show({ offer: null, savedAt: view.offer?.savedAt ?? view.savedAt })
      await endStored()
      await tick()
    },
    /** The record was saved: its draft goes, one of another window stays. */
    saved() {
      stored = typed
      return endStored()
    },
    /** The form lost its text to a newer record: the stored draft is offered. */
    reset() {
      return inTurn(async () => {
        stored = null
        show({ savedAt: null })
        await send(false)
      })
    },
    /** Whether nothing that was typed is lost. */
    async leave(): Promise<boolean> {
      if (typed === null && view.offer === null) await endStored()
      else if (isUnsent()) await tick(true)
      return isSameDraft(typed, stored)
    },
  }
}

export type EditSession = ReturnType<typeof createEditSession>
