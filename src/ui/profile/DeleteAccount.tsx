'use client'
import { useRef, useState, type FormEvent } from 'react'
import { LEAVING } from '@/messages/site/profile'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { messageOf } from '@/messages/violations'
import { buttonClass } from '../kit/buttonClass'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { FormAlert } from '../form/FormAlert'
import { TextInput } from '../form/Field'
import { useRedirectHome } from './useRedirectHome'

/** Requires the exact confirmation text, because there is no undo. */
function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const [error, setError] = useState<{ isField: boolean; message: string } | null>(null)
  const redirectHome = useRedirectHome()
  const { submit, isPending } = useSubmit((confirm: string) => requestApi('DELETE /api/v1/me', { body: { confirm } }), {
    leavesPage: true,
    onSuccess: () => redirectHome(LEAVING.done),
    onError: ({ field, message }) =>
      setError(
        field === null ? { isField: false, message: `${LEAVING.failed} ${message}` } : { isField: true, message },
      ),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (confirmation === DELETE_CONFIRMATION) return submit(confirmation)
    setError({
      isField: true,
      message: messageOf({ code: 'deletion-not-confirmed', params: { field: 'confirm' } }),
    })
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-busy={isPending} className="mt-5 border-t border-line pt-5">
      <FormAlert>{error && !error.isField ? error.message : null}</FormAlert>
      <TextInput
        variant="compact"
        label={LEAVING.confirm}
        name="confirm"
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.currentTarget.value)
          setError(null)
        }}
        error={error?.isField ? error.message : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-sm"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="submit" aria-disabled={isPending} className={buttonClass('primary', 'aria-disabled:opacity-60')}>
          {isPending ? LEAVING.leaving : LEAVING.leave}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain')}>
          {LEAVING.cancel}
        </button>
      </div>
    </form>
  )
}

interface Props {
  reviews: number
  favorites: number
}

const LIST = 'mt-1.5 list-disc space-y-1 pl-5 text-small text-soft'

export function DeleteAccount({ reviews, favorites }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="leaving-panel"
        onClick={() => setOpen(!open)}
        className={buttonClass('plain')}
      >
        {LEAVING.open}
      </button>
      <div id="leaving-panel" hidden={!open} className="mt-4 rounded-box border border-accent/40 p-5">
        <h3 className="font-semibold">{LEAVING.goes}</h3>
        <ul className={LIST}>
          {LEAVING.goesList(favorites).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3 className="mt-4 font-semibold">{LEAVING.stays}</h3>
        <ul className={LIST}>
          {LEAVING.staysList(reviews).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {reviews > 0 && <p className="mt-3 text-small">{LEAVING.reviewsFirst}</p>}
        <p className="mt-3 text-small">{LEAVING.again}</p>
        {open && <DeleteAccountForm onCancel={close} />}
      </div>
    </>
  )
}
