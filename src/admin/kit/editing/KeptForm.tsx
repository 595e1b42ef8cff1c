import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import {
  HttpError,
  type RaRecord,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
} from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Resource } from '@/domain/access/table'
import { isDrafted, NEW_RECORD, type StoredDraft } from '@/domain/backOffice/recordEdits'
import { ConflictResolvedContext } from '../dialogs/ConflictEdit'
import { keep, readKept } from '../keptText'
import { changesRecord, draftOf, isContested, previousOf } from './draft'
import type { EditView } from './editSession'
import { useRecordEdit } from './useRecordEdit'

type Kept = StoredDraft & { savedAt: string | null }
type Fields = Record<string, unknown>

function keptDraft(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'values' in kept ? (kept as Kept) : null
  } catch {
    return null
  }
}

interface Editing extends EditView {
  /** something was typed that autosave stores */
  hasDraft: boolean
  isRestored: boolean
  /** the offered draft changes what someone else changed too */
  isOfferContested: boolean
  resume: () => void
  discard: () => void
}

export const EditingContext = createContext<Editing | null>(null)

/**
 * In a form: keeps what was changed until it is saved or left, puts it back after a reload, and tells the server who
 * edits the record. Drafts of notices, terms and collections also outlive the tab.
 */
export function KeptForm({ children }: { children: ReactNode }) {
  const resource = useResourceContext() as Resource
  const key = `form:${useLocation().pathname}`
  return (
    <KeptFields key={key} storedAs={key} resource={resource}>
      {children}
    </KeptFields>
  )
}

interface Props {
  storedAs: string
  resource: Resource
  children: ReactNode
}

function KeptFields({ storedAs: key, resource, children }: Props) {
  const record = useRecordContext<RaRecord & { version?: string }>() ?? ({} as Fields)
  const id = record.id === undefined ? NEW_RECORD : Number(record.id)
  const version = (record.version as string | undefined) ?? null
  const { setValue, reset, formState } = useFormContext()
  const { isReady } = formState
  const { dirtyFields } = useFormState()
  const values = useWatch() as Fields
  const [kept, setKept] = useState(() => keptDraft(key))
  /** the draft that the form continues */
  const [origin, setOrigin] = useState<StoredDraft | null>(kept)
  const draft = draftOf({ record, values, changed: Object.keys(dirtyFields), before: origin?.before })
  const base = origin ? origin.base : version
  const isKeptHere = isDrafted(resource)
  const [view, session] = useRecordEdit(
    {
      ...{ resource, record: id, isOn: isKeptHere || id !== NEW_RECORD },
      ...{ kept: isKeptHere ? kept : null, known: kept?.savedAt ?? null },
    },
    { draft: isKeptHere ? draft : null, base },
  )

  const fill = useCallback(
    (fields: Fields) => {
      for (const [name, value] of Object.entries(fields)) setValue(name, value, { shouldDirty: true })
    },
    [setValue],
  )
  const first = useRef(kept)
  const isRead = useRef(false)
  useEffect(() => {
    // react-admin resets the form when it mounts.
    if (!isReady || isRead.current) return
    isRead.current = true
    fill(first.current?.values ?? {})
  }, [isReady, fill])

  const { savedAt } = view
  const text = draft && JSON.stringify({ ...draft, base, savedAt })
  const lastText = useRef<string | null>(null)
  useEffect(() => {
    // The first render knows nothing of what is kept.
    if (isRead.current && text !== lastText.current) keep(key, text)
    lastText.current = text
  }, [key, text])
  const typed = draft && JSON.stringify(draft.values)
  const [lastTyped, setLastTyped] = useState(typed)
  if (typed !== lastTyped) {
    setLastTyped(typed)
    if (typed === null) setOrigin(null)
  }
  const last = useRef({ typed, version })
  useEffect(() => {
    const { typed: before, version: read } = last.current
    if (typed === before) return
    last.current = { typed, version }
    // A newer record came, for which react-admin reset the form.
    if (typed === null && version !== read) void session.reset()
  }, [typed, version, session])

  useEffect(
    () => () => {
      // Leaving a form without drafts asked first. A reload or a lost session runs no clean-up.
      if (!isKeptHere) keep(key, null)
      const left = readKept(key)
      void session.leave().then((isSafe) => {
        if (isSafe && readKept(key) === left) keep(key, null)
      })
    },
    [key, session, isKeptHere],
  )

  const latest = useRef({ base, before: draft?.before ?? {} })
  useEffect(() => {
    latest.current = { base, before: draft?.before ?? {} }
  })
  const forget = useCallback(() => {
    keep(key, null)
    void session.saved()
  }, [key, session])
  const resolvedRef = useContext(ConflictResolvedContext)
  useEffect(() => {
    if (resolvedRef) resolvedRef.current = forget
  }, [resolvedRef, forget])
  const saveFrom = useCallback(
    async (at: string, params: Saved, next: (at: string, params: Saved) => Promise<unknown>) => {
      const previousData = params.previousData && previousOf(params.previousData, latest.current)
      try {
        const result = await next(at, { ...params, ...(previousData && { previousData }) })
        forget()
        return result
      } catch (error) {
        // react-admin hands the error on with its own previous record.
        if (previousData && error instanceof HttpError && error.status === 409)
          Object.assign(error.body as object, { previous: previousData })
        throw error
      }
    },
    [forget],
  )
  useRegisterMutationMiddleware(saveFrom)

  const { offer } = view
  const isPointless = offer !== null && !changesRecord(record, offer)
  useEffect(() => {
    if (isPointless) void session.discard()
  }, [isPointless, session])

  const editing: Editing = {
    ...view,
    hasDraft: isKeptHere && draft !== null,
    isRestored: kept !== null,
    offer: isPointless ? null : offer,
    isOfferContested: offer !== null && isContested(record, offer),
    resume() {
      const resumed = session.resume()
      if (!resumed) return
      setOrigin(resumed)
      fill(resumed.values)
    },
    discard() {
      void session.discard()
      if (offer) return
      keep(key, null)
      setKept(null)
      reset()
    },
  }
  return <EditingContext value={editing}>{children}</EditingContext>
}

interface Saved {
  previousData?: RaRecord
}
