'use client'
import { MEMBER_REGION_MAX } from '@/domain/member/limits'
import { Field } from '../kit/Field'

interface Props {
  value: string
  onType: (value: string) => void
  /** what the last sending was refused for */
  refused: string | null
}

/** The field for where a member mostly eats, as they like to write it. */
export function RegionField({ value, onType, refused }: Props) {
  return (
    <Field
      id="region"
      label={
        <>
          지역 <span className="font-normal text-soft">(선택)</span>
        </>
      }
      error={refused ?? undefined}
      hint="자주 찾는 지역을 적어 두실 수 있습니다. 남에게 보이지 않습니다."
    >
      {({ className, ...props }) => (
        <input
          {...props}
          name="region"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
          maxLength={MEMBER_REGION_MAX}
          placeholder="서울 강남구"
          autoComplete="off"
          className={`${className} h-12`}
        />
      )}
    </Field>
  )
}
