import { useEffect, useRef } from 'react'
import { useStore } from 'react-admin'

export interface Shortcut {
  /** in the format of `matchesShortcut` */
  keys: string
  label: string
  run: (event: KeyboardEvent) => void
}

export interface ShortcutGroup {
  title: string
  shortcuts: Shortcut[]
  /** also while a record's drawer lies over the list */
  overList?: boolean
}

let groups: ShortcutGroup[] = []
const listeners = new Set<() => void>()

function replace(next: ShortcutGroup[]): void {
  groups = next
  for (const listener of listeners) listener()
}

/** The last registered wins. Returns a function that removes them. */
function addShortcuts(group: ShortcutGroup): () => void {
  replace([group, ...groups])
  return () => replace(groups.filter((other) => other !== group))
}

export const currentShortcuts = (): ShortcutGroup[] => groups

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `shortcuts` may be a new array on each render; only changed keys and labels count. */
export function useShortcuts(title: string, shortcuts: Shortcut[], { overList = false } = {}): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  const signature = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]))
  useEffect(() => {
    const listed = (JSON.parse(signature) as [string, string][]).map(([keys, label], index) => ({
      keys,
      label,
      run: (event: KeyboardEvent) => latest.current[index]?.run(event),
    }))
    return addShortcuts({ title, shortcuts: listed, overList })
  }, [title, signature, overList])
}

interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Letters match by physical key, because with Korean input J sends 'ㅓ'. Ctrl also means Command on a Mac. */
export function matchesShortcut(press: KeyPress, shortcut: string): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  if (parts.includes('Ctrl') !== (press.ctrlKey || press.metaKey) || press.altKey) return false
  if (!/^[a-z]$/i.test(key)) return press.key === key
  return press.code === `Key${key.toUpperCase()}` && parts.includes('Shift') === press.shiftKey
}

/** Speech input types letters by mistake, so those of one character can be switched off (KWCAG 2.2, 6.1.4). */
export const isCharacter = (shortcut: string): boolean => shortcut.length === 1

/** Whether this browser's shortcuts of one character are off, and how to change it. */
export const useCharactersOff = () => useStore('shortcuts.areOff', false)

export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)))

/** Marks a record's drawer that lies over the list. */
export const OVER_LIST = 'data-over-list'

const isModalOpen = (which: string): boolean =>
  document.querySelector(`.MuiModal-root:not(.MuiModal-hidden)${which}`) !== null

/** Used once, in the layout. */
export function useShortcutListener(): void {
  const [areOff] = useCharactersOff()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog or menu handles its own keys.
      if (event.defaultPrevented || isModalOpen(`:not([${OVER_LIST}])`)) return
      const isCovered = isModalOpen(`[${OVER_LIST}]`)
      const active = currentShortcuts().filter(({ overList }) => overList || !isCovered)
      // The browser would take Ctrl+S itself where a syllable is not finished yet.
      const typing = event.isComposing || isEditable(event.target)
      for (const { keys, run } of active.flatMap((group) => group.shortcuts)) {
        if (!matchesShortcut(event, keys) || (typing && !keys.includes('Ctrl'))) continue
        if (areOff && isCharacter(keys)) continue
        event.preventDefault()
        return run(event)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [areOff])
}
