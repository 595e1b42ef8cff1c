'use client'
import { type KeyboardEvent, useState } from 'react'
import type { SuggestionOption } from './suggestionOptions'

interface Combobox {
  /** whether the visitor is in the field, even if there is nothing to show */
  shown: boolean
  open: boolean
  active: number
  setActive: (index: number) => void
  choose: (option: SuggestionOption) => void
  show: () => void
  hide: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** WAI-ARIA 1.2, list autocomplete with manual selection. During composition all keys belong to the input method. */
export function useCombobox(
  options: readonly SuggestionOption[],
  onSelect: (option: SuggestionOption) => void,
): Combobox {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const show = () => {
    setOpen(true)
    setActive(-1)
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: SuggestionOption) => {
    hide()
    onSelect(option)
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    // One more than the options: the field itself is part of the cycle.
    const places = options.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const chosen = open ? options[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }
  return {
    shown: open,
    open: open && options.length > 0,
    active: Math.min(active, options.length - 1),
    setActive,
    choose,
    show,
    hide,
    onKeyDown,
  }
}
