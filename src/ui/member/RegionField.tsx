'use client'
import { MEMBER_REGION_MAX } from '@/domain/member/limits'
import { TextInput } from '../form/TextInput'

interface Props {
  value: string
  onChange: (value: string) => void
  error: string | null
}

export function RegionField({ value, onChange, error }: Props) {
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
