'use client'
import { useEffect, useLayoutEffect } from 'react'
import { noteHydration, takeEarlyInput } from './earlyInput'
import { replayField } from './replayField'
import { restoredTexts } from './restoredTexts'

function replay(): void {
  const { button, fields, sent } = takeEarlyInput()
  for (const [field, entry] of [...restoredTexts(fields), ...fields]) replayField(field, entry)
  tellOfOpened()
  if (button) press(button)
  if (sent?.target instanceof HTMLFormElement) sent.target.requestSubmit(sent.submitter)
}

/** Popovers open by themselves, and `details` too: React has not heard of those that are open. */
function tellOfOpened(): void {
  if (!('popover' in HTMLElement.prototype)) return
  for (const open of document.querySelectorAll(':popover-open, details[open]'))
    open.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }))
}

/** A row's last action is drawn before it is there (`RowActions`): it comes with the hydration that an event causes. */
function press(control: HTMLElement): void {
  if (!control.matches('.row-actions')) return control.click()
  control.dispatchEvent(new Event('input', { bubbles: true }))
  setTimeout(() => control.querySelector<HTMLElement>('button:last-child')?.click())
}

/** Outside the effect itself: the first event hydrates a pending boundary only while React is idle. */
export function ReplayEarlyInput() {
  // Within the event that hydrates the page.
  useLayoutEffect(noteHydration, [])
  useEffect(() => {
    const timer = setTimeout(replay)
    return () => clearTimeout(timer)
  }, [])
  return null
}
