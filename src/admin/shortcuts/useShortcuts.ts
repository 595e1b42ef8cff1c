import { useEffect, useRef } from 'react'
import { addShortcuts, type Shortcut } from './shortcutRegistry'

/**
 * Shortcuts for as long as the component stands. They show in the dialog behind `?` under the title.
 * @param shortcuts may be made again with each render; their keys and labels are what counts as a change
 */
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
