import { type FormEvent, useRef } from 'react'
import { SIGN_UP_PATH } from '@/domain/member/paths'
import { type ApiError, type ApiResult, requestApi } from '@/ui/api/requestApi'
import { useSubmit } from '@/ui/api/useSubmit'
import { validateNickname } from '@/ui/member/useNicknameCheck'

type ProfileField = 'nickname' | 'region'

const textOf = (form: FormData, name: ProfileField): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const nicknameError = (message: string): ApiError => ({
  ok: false,
  status: 400,
  code: 'invalid-value',
  message,
  field: 'nickname',
  retryAfter: null,
})

async function sendProfile({ nickname, region }: Record<ProfileField, string>): Promise<ApiResult<{ next: string }>> {
  const invalid = validateNickname(nickname)
  if (invalid !== null) return nicknameError(invalid)
  const body = { nickname, ...(region.trim() && { region }) }
  return requestApi<{ next: string }>(`${SIGN_UP_PATH}/profile`, { method: 'POST', body })
}

export function useProfileStep() {
  const form = useRef<HTMLFormElement>(null)
  const { submit, isPending, error, clearError } = useSubmit(sendProfile, {
    leavesPage: true,
    // A full load: the visitor is now a member.
    onSuccess: ({ next }) => location.assign(next),
    onError: ({ field: name }) => {
      const field = name && form.current?.elements.namedItem(name)
      if (field instanceof HTMLElement) field.focus()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Read from the form, because input before hydration is not in the state.
    const data = new FormData(event.currentTarget)
    submit({ nickname: textOf(data, 'nickname'), region: textOf(data, 'region') })
  }
  const clearErrorOf = (field: ProfileField) => {
    if (error?.field === field) clearError()
  }
  return { form, error, isPending, onSubmit, clearErrorOf }
}
