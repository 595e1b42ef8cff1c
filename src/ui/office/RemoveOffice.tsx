import { OFFICE } from '@/messages/site/nearby'
import { useToast } from '../toast/ToastProvider'
import { keepOffice, useOffice } from './useOffice'
import { useSavedOffice } from './useSavedOffice'

/** Removes the office that counts: from this device, and from the account if it is the same there. */
export function RemoveOffice() {
  const toast = useToast()
  const { isSaved, hidden } = useOffice()
  const { change } = useSavedOffice()
  const remove = () => {
    if (isSaved) return change({ office: null, then: () => keepOffice(null), text: OFFICE.removed })
    keepOffice(null)
    toast({ text: hidden ? OFFICE.nowSaved(hidden.name) : OFFICE.removed })
  }
  return (
    <button type="button" onClick={remove} aria-label={`${OFFICE.title} ${OFFICE.remove}`}>
      {OFFICE.remove}
    </button>
  )
}
