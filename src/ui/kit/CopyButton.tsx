'use client'

import { useEffect, useRef, useState } from 'react'
import { COPY_CONFIRMATION_MS } from '@/domain/site/site'

/** In-app browsers and plain http lack the clipboard API; there a selected field and `execCommand` work. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'fixed top-0 opacity-0'
  const held = document.activeElement
  // Inside an open dialog everything else is inert and cannot be selected.
  const host = document.querySelector('dialog[open]') ?? document.body
  host.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (held instanceof HTMLElement) held.focus()
  }
}

export function useCopy() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string): Promise<boolean> => {
    const copied = await copyText(text)
    setState(copied ? 'copied' : 'failed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('idle'), COPY_CONFIRMATION_MS)
    return copied
  }
  return { state, copy }
}

const BUTTON =
  'inline-flex min-h-11 shrink-0 items-center rounded-field px-3 text-note font-semibold text-accent hover:bg-card'

export function CopyButton({ text, what }: { text: string; what: string }) {
  const { state, copy } = useCopy()
  return (
    <button type="button" aria-label={`${what} 복사`} onClick={() => void copy(text)} className={BUTTON}>
      <span role="status">{state === 'copied' ? '복사됨' : state === 'failed' ? '복사 실패' : '복사'}</span>
    </button>
  )
}
