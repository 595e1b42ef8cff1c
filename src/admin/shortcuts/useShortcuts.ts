import { useEffect, useRef } from 'react'
import { addShortcuts, type Shortcut } from './shortcutRegistry'

/** `shortcuts` may be a new array on each render; only changed keys and labels count. */
export function useShortcuts(title: string, shortcuts: Shortcut[]): void {
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
    return addShortcuts({ title, shortcuts: listed })
  }, [title, signature])
}
