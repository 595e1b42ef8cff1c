import { useEffect, useState } from 'react'
import { NICKNAME_CHECK_DEBOUNCE_MS } from '@/domain/member/limits'
import { readNickname } from '@/domain/member/nickname'
import { NICKNAME_CHECK_PATH } from '@/domain/member/paths'
import { messageOf } from '@/messages/violations'
import { requestApi } from '../api/requestApi'

export interface NicknameCheck {
  nickname: string
  /** what is wrong; null if it is available */
  error: string | null
}

/** Only the server knows whether it is taken. */
export function validateNickname(typed: string): string | null {
  const nickname = readNickname(typed)
  return nickname.ok ? null : messageOf(nickname.violation)
}

/** Null if the server gives no verdict now; it checks again on submit. */
async function checkNickname(nickname: string, signal: AbortSignal): Promise<NicknameCheck | null> {
  const error = validateNickname(nickname)
  if (error !== null) return { nickname, error }
  const answered = await requestApi(`${NICKNAME_CHECK_PATH}?${new URLSearchParams({ nickname })}`, { signal })
  if (answered.ok) return { nickname, error: null }
  return answered.field === 'nickname' ? { nickname, error: answered.message } : null
}

/** Null while the result for the current text is unknown. */
export function useNicknameCheck(typed: string): NicknameCheck | null {
  const [check, setCheck] = useState<NicknameCheck | null>(null)
  useEffect(() => {
    if (typed === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const checked = await checkNickname(typed, controller.signal)
      if (!controller.signal.aborted) setCheck(checked)
    }, NICKNAME_CHECK_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return check?.nickname === typed ? check : null
}
