import { useEffect, useState } from 'react'
import { NICKNAME_CHECK_DEBOUNCE_MS } from '@/domain/member/limits'
import { readNickname } from '@/domain/member/nickname'
import { NICKNAME_CHECK_PATH } from '@/domain/member/paths'
import { messageOf } from '@/messages/violations'
import { requestApi } from '../api/requestApi'

export interface NicknameAnswer {
  /** the very text it is about */
  of: string
  /** what is wrong; null when it is free */
  fault: string | null
}

/** The broken rule of what was typed, as a sentence; what only the server knows aside. */
export function requestNicknameCheck(typed: string): string | null {
  const nickname = readNickname(typed)
  return nickname.ok ? null : messageOf(nickname.violation)
}

/** Null when nothing can be said at the moment: that is for the server to say when the form is sent. */
async function ask(typed: string, signal: AbortSignal): Promise<NicknameAnswer | null> {
  const fault = requestNicknameCheck(typed)
  if (fault !== null) return { of: typed, fault }
  const answered = await requestApi(`${NICKNAME_CHECK_PATH}?${new URLSearchParams({ nickname: typed })}`, { signal })
  if (answered.ok) return { of: typed, fault: null }
  return answered.field === 'nickname' ? { of: typed, fault: answered.message } : null
}

/**
 * Whether a nickname can be had, asked whenever typing pauses.
 * @returns null while nothing is known of the text that stands there now
 */
export function useNicknameCheck(typed: string): NicknameAnswer | null {
  const [answer, setAnswer] = useState<NicknameAnswer | null>(null)
  useEffect(() => {
    if (typed === '') return
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const answered = await ask(typed, left.signal)
      if (!left.signal.aborted) setAnswer(answered)
    }, NICKNAME_CHECK_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [typed])
  return answer?.of === typed ? answer : null
}
