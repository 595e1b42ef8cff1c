import { OFFICE } from '@/messages/site/nearby'
import { useToast } from '../toast/ToastProvider'
import { keepOffice, useOffice } from './useOffice'
import { useSavedOffice } from './useSavedOffice'

/** What can be done with the office that counts. */
export const OfficeActions = () => (
  <>
    <RemoveOffice />
    <SaveOffice />
  </>
)

/** Removes the office that counts: from this device, and from the account if it is the same there. */
function RemoveOffice() {
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

/** For members: whether the account has the office too, and which one it has if this device has its own. */
function SaveOffice() {
  const { office, isMember, isSaved, hidden } = useOffice()
  const { change, isPending } = useSavedOffice()
  if (!isMember || !office) return null
  const onChange = (save: boolean) => {
    if (isPending) return
    if (save) change({ office, text: OFFICE.saved })
    // The office came from the account, so this device remembers it from now on.
    else change({ office: null, then: () => keepOffice(office), text: OFFICE.unsaved })
  }
  return (
    <>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        {OFFICE.save}
        <input
          type="checkbox"
          role="switch"
          aria-disabled={isPending}
          checked={isSaved}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="switch"
        />
      </label>
      {hidden && (
        <>
          <span className="basis-full">{OFFICE.differs(hidden.name, office.name)}</span>
          <button type="button" onClick={() => keepOffice(null)}>
            {OFFICE.useSaved}
          </button>
          <button type="button" onClick={() => change({ office: null, text: OFFICE.unsaved })}>
            {OFFICE.removeSaved}
          </button>
        </>
      )}
    </>
  )
}
