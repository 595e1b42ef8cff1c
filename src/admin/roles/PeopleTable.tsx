import { Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useStaff } from '../auth'
import { koreanDate } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { NameCell, RoleTag } from '../users/userCells'
import { GuardedButton } from '../users/UserActions'
import { RevokeDialog, RoleDialog, whyNoRole, whyRoleStays } from '../users/RoleDialog'
import type { UserRow } from '../users/user'

const Column = DataTable.Col<UserRow>

export function PeopleTable() {
  const navigate = useNavigate()
  const [changing, setChanging] = useState<UserRow | null>(null)
  const [revoking, setRevoking] = useState<UserRow | null>(null)
  return (
    <>
      <ListTable
        rowClick={(id) => {
          void navigate(`/users?open=${id}`)
          return false
        }}
      >
        <Column
          source="nickname"
          sortByOrder="ASC"
          label="이름 · 이메일"
          render={(user) => <NameCell {...user} of="users" />}
        />
        <Column source="role" disableSort render={({ role }) => <RoleTag role={role} />} />
        <Column source="createdAt" render={({ createdAt }) => koreanDate(createdAt)} />
        <Column source="grantedAt" disableSort render={(user) => <Granted {...user} />} />
        <Column
          label="할 일"
          render={(user) => <Keys user={user} onChange={() => setChanging(user)} onRevoke={() => setRevoking(user)} />}
        />
      </ListTable>
      <RoleDialog user={changing} onClose={() => setChanging(null)} />
      {revoking && <RevokeDialog user={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}

function Granted({ role, grantedAt, grantedBy }: UserRow) {
  if (role === 'user') return <span style={{ color: 'var(--faint)' }}>–</span>
  return (
    <>
      {grantedAt ? koreanDate(grantedAt) : '기록 없음'}
      <span style={{ display: 'block', color: 'var(--soft)', fontSize: 12.5 }}>{grantedBy ?? '서버에서'}</span>
    </>
  )
}

interface KeysProps {
  user: UserRow
  onChange: () => void
  onRevoke: () => void
}

function Keys({ user, onChange, onRevoke }: KeysProps) {
  const staff = useStaff()
  const isStaff = user.role !== 'user'
  const look = (label: string) => ({ label, size: 'small', 'aria-label': `${user.nickname} ${label}` }) as const
  return (
    <Stack direction="row" sx={{ gap: 0.75 }} onClick={(event) => event.stopPropagation()}>
      <GuardedButton {...look('역할 바꾸기')} why={whyNoRole(user, staff)} onClick={onChange} />
      {isStaff && <GuardedButton {...look('거두기')} why={whyRoleStays(user, staff)} destructive onClick={onRevoke} />}
    </Stack>
  )
}
