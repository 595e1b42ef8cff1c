'use client'
import { type FormEvent, useState } from 'react'
import { DELETE_CONFIRMATION } from '@/domain/member/limits'
import { ME_PATH } from '@/domain/member/paths'
import { LEAVING } from '@/messages/site/profile'
import { messageOf } from '@/messages/violations'
import { FormAlert } from '../kit/FormAlert'
import { TextInputField } from '../kit/TextInputField'
import { buttonClass } from '../kit/buttonClass'
import { requestApi } from '../api/requestApi'
import { useRedirectHome } from './useRedirectHome'

/** The word to type, exactly, and no way back. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const [word, setWord] = useState('')
  const [fault, setFault] = useState<{ field: boolean; text: string } | null>(null)
  const [leaving, setLeaving] = useState(false)
  const goHome = useRedirectHome()
  const leave = async (event: FormEvent) => {
    event.preventDefault()
    if (leaving) return
    if (word !== DELETE_CONFIRMATION)
      return setFault({
        field: true,
        text: messageOf({ code: 'deletion-not-confirmed', params: { field: 'confirm' } }),
      })
    setLeaving(true)
    const answered = await requestApi(ME_PATH, { method: 'DELETE', body: { confirm: word } })
    if (answered.ok) return goHome(LEAVING.done)
    setLeaving(false)
    setFault(
      answered.field === null
        ? { field: false, text: `${LEAVING.failed} ${answered.message}` }
        : { field: true, text: answered.message },
    )
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void leave(event)}
      aria-busy={leaving}
      className="mt-5 border-t border-line pt-5"
    >
      <FormAlert>{fault && !fault.field ? fault.text : null}</FormAlert>
      <TextInputField
        label={LEAVING.confirm}
        name="confirm"
        value={word}
        onChange={(event) => {
          setWord(event.currentTarget.value)
          setFault(null)
        }}
        error={fault?.field ? fault.text : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-sm"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="submit" aria-disabled={leaving} className={buttonClass('primary', 'aria-disabled:opacity-60')}>
          {leaving ? LEAVING.leaving : LEAVING.leave}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('plain')}>
          {LEAVING.cancel}
        </button>
      </div>
    </form>
  )
}
