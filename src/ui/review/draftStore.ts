import { type Draft, parseDraft, sameDraft, writeDraft } from './draft'

const PREFIX = 'gonggong-bapsang:review-draft:v1:'

/** The drafts of this page; session storage holds what has to outlive it. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key)
  } catch {
    // With storage blocked even reading throws: the draft then lives as long as the page.
    return null
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + key)
    else sessionStorage.setItem(PREFIX + key, text)
  } catch {
    // Full or forbidden; what is typed stays on the page.
  }
}

const tell = () => listeners.forEach((listener) => listener())

/**
 * The draft of one form; the same object for as long as nothing changes, as React's stores need it.
 * @param key names the form
 * @param start what the form begins with when nothing was written
 */
export function readDraft(key: string, start: Draft): Draft {
  const known = drafts.get(key)
  if (known) return known
  const draft = parseDraft(kept(key)) ?? start
  drafts.set(key, draft)
  return draft
}

/** Changes a draft, and keeps it over a reload of the page. */
export function changeDraft(key: string, start: Draft, change: (draft: Draft) => Partial<Draft>): void {
  const before = readDraft(key, start)
  const draft = { ...before, ...change(before) }
  drafts.set(key, draft)
  keep(key, sameDraft(draft, start) ? null : writeDraft(draft))
  tell()
}

/** Forgets a draft: it was sent, or given up. */
export function dropDraft(key: string): void {
  for (const { preview } of drafts.get(key)?.photos ?? []) if (preview.startsWith('blob:')) URL.revokeObjectURL(preview)
  drafts.delete(key)
  keep(key, null)
  tell()
}

/** Calls back when a draft changes. @returns ends it */
export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
