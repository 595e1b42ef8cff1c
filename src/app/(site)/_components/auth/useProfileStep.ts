import { type FormEvent, useState } from 'react'
import { SIGN_UP_PATH } from '@/domain/member/paths'
import { requestApi, type ApiError } from '@/ui/api/requestApi'
import { requestNicknameCheck } from '@/ui/member/useNicknameCheck'

type Typed = 'nickname' | 'region'

const wordsOf = (form: FormData, name: Typed): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const ofField = (field: Typed, message: string): ApiError => ({
  ok: false,
  status: 400,
  code: 'invalid-value',
  message,
  field,
})

/** Sends the last step of signing up, and says at which field it was refused. */
export function useProfileStep() {
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [sending, setSending] = useState(false)

  const show = (form: HTMLFormElement, answer: ApiError) => {
    setRefused(answer)
    const field = answer.field && form.elements.namedItem(answer.field)
    if (field instanceof HTMLElement) field.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    // As the fields have it: what was typed before scripts had arrived is in no state.
    const data = new FormData(form)
    const [nickname, region] = [wordsOf(data, 'nickname'), wordsOf(data, 'region')]
    const fault = requestNicknameCheck(nickname)
    if (fault !== null) return show(form, ofField('nickname', fault))
    setSending(true)
    setRefused(null)
    const body = { nickname, ...(region.trim() && { region }) }
    const answered = await requestApi<{ next: string }>(`${SIGN_UP_PATH}/profile`, { method: 'POST', body })
    // A full load: whoever looks is a member now. The button stays off until then.
    if (answered.ok) return location.assign(answered.data.next)
    setSending(false)
    show(form, answered)
  }
  /** What was refused is no longer what stands there. */
  const forget = (field: Typed) => setRefused((last) => (last?.field === field ? null : last))
  return { refused, sending, submit, forget }
}
