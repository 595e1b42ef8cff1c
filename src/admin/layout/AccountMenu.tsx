import { ButtonBase, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ROLE_LABELS } from '@/messages/labels'
import { signOut } from '../auth/signOut'
import { useStaff } from '../auth/useStaff'
import { Initial } from '../kit/Initial'
import { PHONE } from '../theme/media'

export function AccountMenu() {
  const staff = useStaff()
  const navigate = useNavigate()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!staff) return null
  const close = () => setAnchor(null)
  const openAccount = () => {
    close()
    void navigate('/account')
  }
  const leave = () => {
    close()
    signOut().catch((error: Error) => notify(error.message, { type: 'error' }))
  }
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${staff.nickname}, ${ROLE_LABELS[staff.role]}. 계정 메뉴`}
        sx={{
          gap: 1,
          px: 0.75,
          height: 34,
          borderRadius: '6px',
          fontSize: 13.5,
          fontWeight: 550,
          whiteSpace: 'nowrap',
          // A phone shows only the initial; screen readers get the full name.
          [PHONE]: { '& .who': { display: 'none' } },
        }}
      >
        <Initial name={staff.nickname} />
        <span className="who">{staff.nickname}</span>
        <span className="who" style={{ color: 'var(--soft)', fontWeight: 450 }}>
          {ROLE_LABELS[staff.role]}
        </span>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={openAccount}>내 계정</MenuItem>
        <MenuItem onClick={leave}>로그아웃</MenuItem>
      </Menu>
    </>
  )
}
