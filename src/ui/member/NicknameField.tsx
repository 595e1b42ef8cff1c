'use client'
import { NICKNAME_LENGTH_MAX } from '@/domain/member/limits'
import { Field } from '../kit/Field'
import { useNicknameCheck } from './useNicknameCheck'

interface Props {
  value: string
  onType: (value: string) => void
  /** what the last sending was refused for, about this very value */
  refused: string | null
}

/** The field for a nickname: counts, and says while one types whether it can be had. */
export function NicknameField({ value, onType, refused }: Props) {
  const answer = useNicknameCheck(value)
  const fault = refused ?? answer?.fault ?? undefined
  const length = [...value.normalize('NFC')].length
  return (
    <Field
      id="nickname"
      label={
        <>
          닉네임 <span className="font-normal text-soft">(필수)</span>
        </>
      }
      error={fault}
      hint={
        <span className="flex justify-between gap-3">
          <span>
            {answer && answer.fault === null ? (
              <span className="font-medium text-good">쓸 수 있는 닉네임입니다.</span>
            ) : (
              '리뷰에 이 이름이 보입니다. 본명이 아닌 것을 권합니다.'
            )}
          </span>
          <span className={`shrink-0 ${length > NICKNAME_LENGTH_MAX ? 'font-semibold text-accent-deep' : ''}`}>
            {length}/{NICKNAME_LENGTH_MAX}
          </span>
        </span>
      }
    >
      {({ className, ...props }) => (
        <>
          <input
            {...props}
            name="nickname"
            required
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} h-12`}
          />
          <span role="status" className="sr-only">
            {answer && (answer.fault ?? '쓸 수 있는 닉네임입니다.')}
          </span>
        </>
      )}
    </Field>
  )
}
