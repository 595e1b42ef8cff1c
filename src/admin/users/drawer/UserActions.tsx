import { Button, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useStaff } from '../../auth/useStaff'
import { RoleDialog } from '../role/RoleDialog'
import { whyNoRole, whyRoleStays } from '../role/whyRoleStays'
import type { UserRecord } from '../user'
import { BlockDialog } from './BlockDialog'
import { DeleteDialog } from './DeleteDialog'
import { UnblockDialog } from './UnblockDialog'

type Asked = 'role' | 'block' | 'unblock' | 'delete'

interface Props {
  user: UserRecord
  onDeleted: () => void
}

export function UserActions({ user, onDeleted }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const staff = useStaff()
  const close = () => setAsked(null)
  const whyNoBlock = user.role === 'user' ? null : '역할이 있는 사람은 차단할 수 없어요. 먼저 역할을 회수해 주세요.'
  return (
    <>
      <Key label="역할 바꾸기" why={whyNoRole(user, staff)} onClick={() => setAsked('role')} />
      {user.isBlocked ? (
        <Key label="차단 풀기" why={null} onClick={() => setAsked('unblock')} />
      ) : (
        <Key label="차단" why={whyNoBlock} onClick={() => setAsked('block')} />
      )}
      <Key label="지우기" why={whyRoleStays(user, staff)} destructive onClick={() => setAsked('delete')} />
      <RoleDialog user={asked === 'role' ? user : null} onClose={close} />
      {asked === 'block' && <BlockDialog user={user} onClose={close} />}
      {asked === 'unblock' && <UnblockDialog user={user} onClose={close} />}
      {asked === 'delete' && <DeleteDialog user={user} onClose={close} onDeleted={onDeleted} />}
    </>
  )
}

interface KeyProps {
  label: string
  /** why not */
  why: string | null
  destructive?: boolean
  onClick: () => void
}

/** Focusable even when disabled, so that the reason can be read. */
const Key = ({ label, why, destructive = false, onClick }: KeyProps) => (
  <Tooltip title={why ?? ''} describeChild>
    <Button
      variant="outlined"
      color={destructive ? 'error' : 'inherit'}
      aria-disabled={why !== null}
      onClick={() => why === null && onClick()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' } }}
    >
      {label}
    </Button>
  </Tooltip>
)
