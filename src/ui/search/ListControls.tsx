'use client'
import { type ReactNode, useId, useRef, useState } from 'react'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { Icon } from '../kit/Icon'

interface Props {
  /** how many filters are in force */
  chosen: number
  /** what the list has, next to the button */
  count: string | null
  sort: ReactNode
  /** the form of the filters, which closes the sheet when it is sent */
  children: ReactNode
}

/**
 * The filters and the order of a list. On a phone they are a bar that stays in sight, and a sheet at the bottom of the
 * screen; from a tablet on the same elements stand in the page, where they are no dialog. The sheet is a popover, which
 * opens and closes without script.
 */
export function ListControls({ chosen, count, sort, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [id, titleId] = [useId(), useId()]
  const onToggle = ({ newState }: { newState: string }) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') closer.current?.focus()
  }
  return (
    <div className="list-controls">
      <button type="button" popoverTarget={id} aria-haspopup="dialog" className="filter-button">
        {chosen > 0 ? LIST_CONTROLS.openWith(chosen) : LIST_CONTROLS.open}
        <Icon name="down" className="size-4" />
      </button>
      <span className="list-count">{count}</span>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        {...(isOpen && { role: 'dialog', 'aria-labelledby': titleId })}
        onToggle={onToggle}
        onSubmit={() => sheet.current?.hidePopover()}
        className="filter-sheet"
      >
        <header>
          <h2 id={titleId}>{LIST_CONTROLS.title}</h2>
          <button
            ref={closer}
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={LIST_CONTROLS.close}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      <div className="list-sort">{sort}</div>
    </div>
  )
}
