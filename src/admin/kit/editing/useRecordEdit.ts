import { useEffect, useRef, useState } from 'react'
import { AUTOSAVE_DELAY_MS, type Draft, EDIT_INTERVAL_MS } from '@/domain/backOffice/recordEdits'
import type { Resource } from '@/domain/access/table'
import { askApi } from '../../dataProvider/requestJson'
import { createEditSession, type EditSession, type EditView } from './editSession'

/** Browsers let no more than this be sent after a page is gone. */
const KEEPALIVE_LENGTH_MAX = 20_000

interface Edited {
  resource: Resource
  /** `NEW_RECORD` for a new one */
  record: number
  /** what the tab kept over a reload */
  kept: Draft | null
  /** when the server had stored that */
  known: string | null
  /** without, the server hears nothing */
  isOn: boolean
}

function sessionOf(edited: Edited, onView: (view: EditView) => void): EditSession {
  const { resource, record, kept, known, isOn } = edited
  return createEditSession({
    ...{ kept, known, onView },
    keep(edit, isLeaving) {
      if (!isOn) return Promise.resolve({ others: [], savedAt: null, draft: null })
      const body = { resource, record, ...edit }
      const keepalive = isLeaving && JSON.stringify(body).length <= KEEPALIVE_LENGTH_MAX
      return askApi('PUT /api/v1/staff/edits', { body, keepalive })
    },
    async end(stored) {
      const query = { resource, record, ...(stored !== null && { draftAt: stored }) }
      if (isOn) await askApi('DELETE /api/v1/staff/edits', { query, keepalive: true })
    },
  })
}

/** Says who edits the record while the form is open and visible, and stores its draft when typing stops. */
export function useRecordEdit(
  edited: Edited,
  { draft, base }: { draft: Draft | null; base: string | null },
): [EditView, EditSession] {
  const [view, setView] = useState<EditView>({ others: [], offer: null, savedAt: edited.known, isFailed: false })
  const [session] = useState(() => sessionOf(edited, setView))
  const { isOn } = edited
  const hasTyped = useRef(false)
  const text = JSON.stringify(draft)
  useEffect(() => {
    const typed = JSON.parse(text) as Draft | null
    // Until the form has what the tab kept, it is empty.
    session.type(typed || hasTyped.current ? typed : edited.kept, base)
    hasTyped.current ||= typed !== null
    if (!isOn) return
    const timer = setTimeout(() => void session.flush(), AUTOSAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [session, text, base, isOn, edited.kept])
  useEffect(() => {
    if (!isOn) return
    const tick = () => {
      if (document.visibilityState === 'visible') void session.tick()
    }
    const onVisibility = () => (document.visibilityState === 'visible' ? tick() : void session.flush(true))
    tick()
    const timer = setInterval(tick, EDIT_INTERVAL_MS)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [session, isOn])
  return [view, session]
}
