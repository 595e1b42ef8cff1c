'use client'
import { type FormEvent, useState } from 'react'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { ME_PATH } from '@/domain/member/paths'
import { LEAVING } from '@/messages/site/profile'
import { messageOf } from '@/messages/violations'
import { requestApi } from '../api/requestApi'
import { useSubmit } from '../api/useSubmit'
import { buttonClass } from '../kit/buttonClass'
import { FormAlert } from '../form/FormAlert'
import { TextInput } from '../form/TextInput'
import { useRedirectHome } from './useRedirectHome'

/** Requires the exact confirmation text, because there is no undo. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [confirmation, setConfirmation] = useState('')
  const [error, setError] = useState<{ isField: boolean; message: string } | null>(null)
  const redirectHome = useRedirectHome()
  const { submit, isPending } = useSubmit(
    (confirm: string) => requestApi(ME_PATH, { method: 'DELETE', body: { confirm } }),
    {
      leavesPage: true,
      onSuccess: () => redirectHome(LEAVING.done),
      onError: ({ field, message }) =>
        setError(
          field === null ? { isField: false, message: `${LEAVING.failed} ${message}` } : { isField: true, message },
        ),
    },
  )
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
