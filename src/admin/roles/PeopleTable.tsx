import { Button, Stack, Tooltip } from '@mui/material'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useStaff } from '../auth'
import { koreanDate } from '../kit/dates/koreanDate'
import { ListTable } from '../kit/lists/ListTable'
import { NameCell, RoleTag } from '../users/userCells'
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
  return (
    <Stack direction="row" sx={{ gap: 0.75 }} onClick={(event) => event.stopPropagation()}>
      <Key label="역할 바꾸기" name={user.nickname} why={whyNoRole(user, staff)} onClick={onChange} />
      {isStaff && (
        <Key label="거두기" name={user.nickname} why={whyRoleStays(user, staff)} destructive onClick={onRevoke} />
      )}
    </Stack>
  )
}

interface KeyProps {
  label: string
  name: string
  why: string | null
  destructive?: boolean
  onClick: () => void
}

const Key = ({ label, name, why, destructive = false, onClick }: KeyProps) => (
  <Tooltip title={why ?? ''} describeChild>
    <Button
      size="small"
      variant="outlined"
      color={destructive ? 'error' : 'inherit'}
      aria-label={`${name} ${label}`}
      aria-disabled={why !== null}
      onClick={() => why === null && onClick()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } }}
    >
      {label}
    </Button>
  </Tooltip>
)
