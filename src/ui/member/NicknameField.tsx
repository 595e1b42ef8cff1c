'use client'
import { NICKNAME_LENGTH_MAX } from '@/domain/nicknameLength'
import { TextInput } from '../form/TextInput'
import { useNicknameCheck } from './useNicknameCheck'

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
