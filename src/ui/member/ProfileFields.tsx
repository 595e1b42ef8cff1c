'use client'

import { useEffect, useState } from 'react'
import { NICKNAME_CHECK_DEBOUNCE_MS, NICKNAME_LENGTH_MAX, MEMBER_REGION_MAX } from '@/domain/member/limits'
import { readNickname } from '@/domain/member/nickname'
import { messageOf } from '@/messages/violations'
import { requestApi } from '../api/requestApi'
import { TextInput } from '../form/Field'

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
  const answered = await requestApi('GET /api/v1/auth/nickname', { query: { nickname }, signal })
  if (answered.ok) return { nickname, error: null }
  return answered.field === 'nickname' ? { nickname, error: answered.message } : null
}

/** Null while the result for the current text is unknown. */
function useNicknameCheck(typed: string): NicknameCheck | null {
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

const AVAILABLE = '쓸 수 있는 닉네임이에요.'

interface Props {
  value: string
  onChange: (value: string) => void
  error: string | null
}

export function NicknameField({ value, onChange, error }: Props) {
  const check = useNicknameCheck(value)
  return (
    <>
      <TextInput
        id="nickname"
        label="닉네임"
        labelNote="(필수)"
        error={error ?? check?.error ?? null}
        hint={<NicknameHint value={value} isAvailable={check !== null && check.error === null} />}
        name="nickname"
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
      />
      <span role="status" className="sr-only">
        {check && (check.error ?? AVAILABLE)}
      </span>
    </>
  )
}

function NicknameHint({ value, isAvailable }: { value: string; isAvailable: boolean }) {
  const length = [...value.normalize('NFC')].length
  return (
    <span className="flex justify-between gap-3">
      <span>
        {isAvailable ? (
          <span className="font-medium text-good">{AVAILABLE}</span>
        ) : (
          '리뷰에 이 이름이 보여요. 본명이 아닌 것을 권해요.'
        )}
      </span>
      <span className={`shrink-0 ${length > NICKNAME_LENGTH_MAX ? 'font-semibold text-accent-deep' : ''}`}>
        {length}/{NICKNAME_LENGTH_MAX}
      </span>
    </span>
  )
}

interface RegionFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | null
}

export function RegionField({ value, onChange, error }: RegionFieldProps) {
  return (
    <TextInput
      id="region"
      label="지역"
      labelNote="(선택)"
      error={error}
      hint="자주 찾는 지역을 적어 두실 수 있어요. 남에게 보이지 않아요."
      name="region"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={MEMBER_REGION_MAX}
      placeholder="서울 강남구"
      autoComplete="off"
    />
  )
}
