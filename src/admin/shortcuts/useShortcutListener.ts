import { useEffect } from 'react'
import { matchesShortcut } from './matchesShortcut'
import { currentShortcuts } from './shortcutRegistry'

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)))

/** An open dialog or menu handles its own keys. */
const isModalOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null

/** Used once, in the layout. */
export function useShortcutListener(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isModalOpen()) return
      const typing = isEditable(event.target)
      for (const { keys, run } of currentShortcuts().flatMap((group) => group.shortcuts)) {
        if (!matchesShortcut(event, keys) || (typing && !keys.includes('Ctrl'))) continue
        event.preventDefault()
        return run(event)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
