import EditOutlined from '@mui/icons-material/EditOutlined'
import { Button, IconButton, MenuItem, Select, Stack, Tooltip } from '@mui/material'
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { ROLES, type Role } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { ROLE_EFFECTS } from '@/messages/staff/people'
import { useStaff } from '../auth'
import type { UserRow } from './user'
import { useAction } from '../kit/useAction'
import { changeRole, RevokeDialog, whyNoRole } from './RoleDialog'
import { RoleTag } from './userCells'

/** Clicks in here must not open the row. */
const stop = (event: SyntheticEvent) => event.stopPropagation()

export function RoleEditor({ user }: { user: UserRow }) {
  const [chosen, setChosen] = useState<Role | null>(null)
  const why = whyNoRole(user, useStaff())
  return (
    <span onClick={stop} onKeyDown={stop} style={{ display: 'inline-block' }}>
      {chosen === null ? (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
          <RoleTag role={user.role} />
          <Tooltip title={why ?? '역할 바꾸기'}>
            {/* Focusable although disabled, so that screen readers announce the reason. */}
            <IconButton
              size="small"
              aria-disabled={why !== null}
              aria-label={`${user.nickname} 님의 역할 바꾸기${why ? `: ${why}` : ''}`}
              onClick={() => why === null && setChosen(user.role)}
              sx={{ '&[aria-disabled=true]': { opacity: 0.45, cursor: 'not-allowed' } }}
            >
              <EditOutlined sx={{ fontSize: 15 }} />
            </IconButton>
          </Tooltip>
        </Stack>
      ) : (
        <Choosing user={user} chosen={chosen} onChoose={setChosen} onClose={() => setChosen(null)} />
      )}
    </span>
  )
}

interface ChoosingProps {
  user: UserRow
  chosen: Role
  onChoose: (role: Role) => void
  onClose: () => void
}

function Choosing({ user, chosen, onChoose, onClose }: ChoosingProps) {
  const [isAsking, setAsking] = useState(false)
  const { run, ...words } = changeRole(user, chosen)
  const { mutate, isPending } = useAction((_: void, provider) => run(undefined, provider), {
    ...words,
    onDone: onClose,
  })
  const confirm = () => {
    if (chosen === user.role) onClose()
    else if (chosen === 'user') setAsking(true)
    else mutate()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <Stack sx={{ gap: 0.5, py: 0.75, maxWidth: 250 }} onKeyDown={onKeyDown}>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
        <Select
          autoFocus
          size="small"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          inputProps={{ 'aria-label': `${user.nickname} 님의 역할` }}
          sx={{ height: 28, fontSize: 13 }}
        >
          {ROLES.toReversed().map((role) => (
            <MenuItem key={role} value={role}>
              {ROLE_LABELS[role]}
            </MenuItem>
          ))}
        </Select>
        <Button size="small" variant="contained" disabled={isPending} onClick={confirm}>
          확인
        </Button>
        <Button size="small" disabled={isPending} onClick={onClose}>
          취소
        </Button>
      </Stack>
      <span role="status" style={{ color: 'var(--soft)', fontSize: 12, whiteSpace: 'normal' }}>
        {ROLE_EFFECTS[chosen]}
      </span>
      {isAsking && <RevokeDialog user={user} onClose={() => setAsking(false)} onDone={onClose} />}
    </Stack>
  )
}
