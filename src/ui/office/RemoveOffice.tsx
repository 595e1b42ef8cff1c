'use client'
import { OFFICE } from '@/messages/site/office'
import { useToast } from '../toast/ToastProvider'
import { keepOffice } from './officeStore'

/** Forgets the office. */
export function RemoveOffice() {
  const toast = useToast()
  const remove = () => {
    keepOffice(null)
    toast({ text: OFFICE.removed })
  }
  return (
    <button type="button" onClick={remove} aria-label={`${OFFICE.title} ${OFFICE.remove}`}>
      {OFFICE.remove}
    </button>
  )
}
