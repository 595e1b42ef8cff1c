import { Stack } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { FilterChip } from '../kit/filters/FilterChip'
import { FilterDays } from '../kit/filters/FilterDays'
import { FilterFlag } from '../kit/filters/FilterFlag'
import { FilterRadio } from '../kit/filters/FilterRadio'
import { FilterReset } from '../kit/filters/FilterReset'
import { FilterSearchForm } from '../kit/filters/FilterSearchForm'

const ROLE_CHOICES = (['admin', 'editor', 'moderator', 'user'] as const).map((id) => ({ id, name: ROLE_LABELS[id] }))

export function UserFilters() {
  const { filterValues } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  return (
    <Stack role="search" sx={{ gap: 1, mb: 1.25 }}>
      <FilterRadio source="role" label="역할" choices={ROLE_CHOICES} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <FilterSearchForm placeholder="이메일, 이름" />
        <FilterFlag source="blocked" label="상태" yes="차단" no="이용 중" />
        <FilterDays label="가입한 날" />
      </Stack>
      {isFiltered && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <FilterChip source="role" label={(role) => `역할: ${ROLE_LABELS[role as Role] ?? String(role)}`} />
          <FilterChip source="q" label={(typed) => `찾는 말: ${String(typed)}`} />
          <FilterChip source="blocked" label={(isBlocked) => (isBlocked ? '차단한 회원' : '이용 중인 회원')} />
          <FilterChip source="since" label={(day) => `${String(day)}부터 가입`} />
          <FilterChip source="until" label={(day) => `${String(day)}까지 가입`} />
          <FilterReset />
        </Stack>
      )}
    </Stack>
  )
}
