import { Alert, Button } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRegisterMutationMiddleware } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'

/** Of this tab only, and gone with it: what staff typed and have not saved. */
const PREFIX = 'kept:'

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
  } catch {
    // A full or forbidden storage must not keep anyone from typing.
  }
}

function keysUnder(start: string): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX + start) ? [key.slice(PREFIX.length)] : [],
    )
  } catch {
    return []
  }
}

/** Whether text under keys that start like this waits to be saved. */
export const hasKept = (start: string): boolean => keysUnder(start).length > 0

export function forgetKept(start = ''): void {
  for (const key of keysUnder(start)) write(key, null)
}

/** Of one person: who signs in after another in the same tab finds nothing of theirs. */
export function keepOnlyOf(nickname: string): void {
  if (read('owner') === nickname) return
  forgetKept()
  write('owner', nickname)
}

/** State for a text field that survives a reload, a lost session and a failed request. `forget` it once it is saved. */
export function useKeptText(key: string, saved = ''): [string, (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => read(key) ?? saved)
  const set = (next: string) => {
    setText(next)
    write(key, next === saved ? null : next)
  }
  return [text, set, () => write(key, null)]
}

type Values = Record<string, unknown>

function keptValues(key: string): Values | null {
  try {
    const values: unknown = JSON.parse(read(key) ?? 'null')
    return typeof values === 'object' ? (values as Values | null) : null
  } catch {
    return null
  }
}

/** In a form: keeps what was changed in it until it is saved or left, and says when it put it back. */
export function KeptForm() {
  const key = `form:${useLocation().pathname}`
  return <KeptFields key={key} storedAs={key} />
}

function KeptFields({ storedAs: key }: { storedAs: string }) {
  const { setValue, reset, formState } = useFormContext()
  const { isReady } = formState
  const { dirtyFields } = useFormState()
  const values = useWatch() as Values
  const [kept, setKept] = useState(() => keptValues(key))
  const first = useRef(kept)
  const isRead = useRef(false)
  useEffect(() => {
    // react-admin resets the form when it mounts.
    if (!isReady || isRead.current) return
    isRead.current = true
    for (const [name, value] of Object.entries(first.current ?? {})) setValue(name, value, { shouldDirty: true })
  }, [isReady, setValue])
  // In-app navigation asks first and then gives up what was typed; a reload or a lost session runs no clean-up.
  useEffect(() => () => write(key, null), [key])
  const changed = Object.keys(dirtyFields)
  const text = changed.length ? JSON.stringify(Object.fromEntries(changed.map((name) => [name, values[name]]))) : null
  const before = useRef<string | null>(null)
  useEffect(() => {
    // The first render knows nothing of what is kept.
    if (isRead.current && text !== before.current) write(key, text)
    before.current = text
  }, [key, text])
  const forgetSaved = useCallback(
    async (resource: string, params: unknown, next: (resource: string, params: unknown) => Promise<unknown>) => {
      const result = await next(resource, params)
      write(key, null)
      return result
    },
    [key],
  )
  useRegisterMutationMiddleware(forgetSaved)
  if (!kept) return null
  const discard = () => {
    write(key, null)
    setKept(null)
    reset()
  }
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 2 }} action={<Button onClick={discard}>버리기</Button>}>
      저장하지 못한 내용을 되살렸어요.
    </Alert>
  )
}
