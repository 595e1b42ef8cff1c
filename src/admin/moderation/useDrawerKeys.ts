import type { KeyboardEvent } from 'react'
import { useListContext } from 'react-admin'
import { MODERATION_ACTIONS, type ModerationAction } from '@/messages/staff/moderation'
import { matchesShortcut } from '../shortcuts/matchesShortcut'
import type { Shortcut } from '../shortcuts/shortcutRegistry'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { MODERATION_KEYS } from './moderationActionsFor'
import type { ModeratedRow } from './moderated'

interface Options {
  id: number | null
  actions: ModerationAction[]
  /** next to the list the screen handles shortcuts; as a modal dialog, which blocks those, the drawer does */
  isBeside: boolean
  onOpen: (id: number) => void
  onAction: (action: ModerationAction) => void
}

/** Returns the drawer's own key handler, if it needs one. */
export function useDrawerKeys({ id, actions, isBeside, onOpen, onAction }: Options) {
  const { data: rows = [] } = useListContext<ModeratedRow>()
  const step = (by: number) => {
    const to = rows[rows.findIndex((row) => row.id === id) + by]
    if (to) onOpen(to.id)
  }
  const keys: Shortcut[] = [
    { keys: 'j', label: '다음 줄', run: () => step(1) },
    { keys: 'k', label: '이전 줄', run: () => step(-1) },
    ...actions.map((action) => ({
      keys: MODERATION_KEYS[action],
      label: MODERATION_ACTIONS[action].label,
      run: () => onAction(action),
    })),
  ]
  useShortcuts('옆 창', id !== null && isBeside ? keys : [])
  return ({ nativeEvent, target }: KeyboardEvent): void => {
    if (isBeside || (target as HTMLElement).closest('input, textarea, [role=dialog] form')) return
    const pressed = keys.find((shortcut) => matchesShortcut(nativeEvent, shortcut.keys))
    if (!pressed) return
    nativeEvent.preventDefault()
    pressed.run(nativeEvent)
  }
}
