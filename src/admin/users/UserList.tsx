import PersonAddAlt from '@mui/icons-material/PersonAddAlt'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useListContext, DataTable } from 'react-admin'
import type { Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { ListScreen } from '../kit/screens/screens'
import { FilterChip, FilterReset, FilterSearchForm } from '../kit/filters/FilterBar'
import { SavedViews, SaveView } from '../kit/filters/SavedViews'
import { FilterDays } from '../kit/filters/filterPickers'
import { FilterFlag, FilterRadio } from '../kit/filters/FilterSelect'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { ListToolsSlot } from '../kit/lists/ListOrder'
import { ListTable } from '../kit/lists/ListTable'
import { useOpenRecord } from '../kit/lists/recordLinks'
import { InviteDialog } from './InviteDialog'
import { UserDrawer } from './UserDrawer'
import { NameCell, UserState } from './userCells'
import { RoleEditor } from './RoleEditor'
import type { UserRow } from './user'

const Column = DataTable.Col<UserRow>

function UserTable() {
  const { id, open, close } = useOpenRecord()
  return (
    <>
      <ListTable onOpen={open}>
        <Column source="nickname" sortByOrder="ASC" label="이름 · 이메일" render={(user) => <NameCell {...user} />} />
        <Column source="role" disableSort render={(user) => <RoleEditor key={user.version} user={user} />} />
        <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
        <Column
          source="lastSignInAt"
          render={({ lastSignInAt }) => (lastSignInAt ? koreanMoment(lastSignInAt) : '없음')}
        />
        <Column source="isBlocked" disableSort render={(user) => <UserState {...user} />} />
      </ListTable>
      <UserDrawer id={id} onOpen={open} onClose={close} />
    </>
  )
}

const ROLE_CHOICES = (['admin', 'editor', 'moderator', 'user'] as const).map((id) => ({ id, name: ROLE_LABELS[id] }))

function UserFilters() {
  const { filterValues } = useListContext()
  const isFiltered = Object.keys(filterValues as object).length > 0
  return (
    <Stack role="search" sx={{ gap: 1, mb: 1.25 }}>
      <SavedViews />
      <FilterRadio source="role" label="역할" choices={ROLE_CHOICES} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <FilterSearchForm placeholder="이메일, 이름" />
        <FilterFlag source="blocked" label="상태" yes="차단" no="이용 중" />
        <FilterDays label="가입한 날" />
        <ListToolsSlot />
      </Stack>
      {isFiltered && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <FilterChip source="role" label={(role) => `역할: ${ROLE_LABELS[role as Role] ?? String(role)}`} />
          <FilterChip source="q" label={(typed) => `찾는 말: ${String(typed)}`} />
          <FilterChip source="blocked" label={(isBlocked) => (isBlocked ? '차단한 회원' : '이용 중인 회원')} />
          <FilterChip source="since" label={(day) => `${String(day)}부터 가입`} />
          <FilterChip source="until" label={(day) => `${String(day)}까지 가입`} />
          <FilterReset />
          <SaveView />
        </Stack>
      )}
    </Stack>
  )
}

const HELP = `가입한 회원과 운영자예요. 줄을 누르면 그 사람이 쓴 것과 동의, 로그인, 역할과 차단의 내역이 옆에 열려요.
역할은 줄에서 바로 바꿀 수 있어요. 자신의 역할과 하나뿐인 관리자의 역할은 바꿀 수 없어요.
차단한 회원은 읽기만 할 수 있고, 쓰려 하면 언제까지인지와 이유를 봐요.
운영자 초대는 계정을 만들고, 비밀번호를 스스로 정하는 한 번짜리 링크를 보내요.`

export function UserList() {
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <ListScreen
        resource="users"
        help={HELP}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <Button variant="contained" startIcon={<PersonAddAlt />} onClick={() => setInviting(true)}>
            운영자 초대
          </Button>
        }
      >
        <UserFilters />
        <UserTable />
      </ListScreen>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}
