'use client'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { LIST_CONTROLS } from '@/messages/site/listControls'
import { Icon } from '../kit/Icon'

interface Props {
  /** how many filters are in force */
  chosen: number
  /** what the list has, beside the button */
  count: string | null
  sort: ReactNode
  /** the form of the filters, which closes the sheet when it is sent */
  children: ReactNode
}

/**
 * The filters and the order of a list. On a phone they are a bar that stays in sight, and a sheet at the bottom of the
 * screen; from a tablet on the same elements stand in the page. The sheet is a popover too, which opens without script.
 */
export function ListControls({ chosen, count, sort, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [id, titleId] = [useId(), useId()]
  const close = () => sheet.current?.close()
  const open = (event: MouseEvent) => {
    // Opened before the script came, it is a popover, which the button closes by itself.
    if (!sheet.current || sheet.current.matches(':popover-open')) return
    event.preventDefault()
    sheet.current.showModal()
  }
  return (
    <div className="list-controls">
      <button type="button" popoverTarget={id} onClick={open} aria-haspopup="dialog" className="filter-button">
        {chosen > 0 ? LIST_CONTROLS.openWith(chosen) : LIST_CONTROLS.open}
        <Icon name="down" className="size-4" />
      </button>
      <span className="list-count">{count}</span>
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-labelledby={titleId}
        onClick={(event) => event.target === event.currentTarget && close()}
        onSubmit={close}
        className="filter-sheet"
      >
        <div>
          <header>
            <h2 id={titleId}>{LIST_CONTROLS.title}</h2>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
              aria-label={LIST_CONTROLS.close}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      </dialog>
      <div className="list-sort">{sort}</div>
    </div>
  )
}
