'use client'
import { useCopy } from './useCopy'

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
