'use client'
import { type ReactNode, useId, useRef, useState } from 'react'
import { LIST_CONTROLS } from '@/messages/site/lists'
import { Icon } from '../kit/Icon'

interface Props {
  chosen: number
  count: string | null
  sort: ReactNode
  /** the filter form, which closes the sheet on submit */
  children: ReactNode
}

/** On a phone a bottom sheet, a popover that needs no script; from tablet width the same elements stand in the page. */
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
