import { IconButton, Tooltip } from '@mui/material'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import { useState } from 'react'
import { maySearch } from '@/domain/backOffice/permissions'
import { useStaff } from '../auth/useStaff'
import { HelpDialog } from '../shortcuts/HelpDialog'
import { useShortcuts } from '../shortcuts/useShortcuts'
import { AccountMenu } from './AccountMenu'
import { Bar } from './Frame'
import { GlobalSearch } from './search/GlobalSearch'
import { ThemeSwitch } from './ThemeSwitch'

export function TopBar() {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const staff = useStaff()
  useShortcuts('어디서나', [{ keys: '?', label: '도움말', run: () => setHelpOpen(true) }])
  return (
    <Bar>
      {maySearch(staff) && <GlobalSearch />}
      <span style={{ flex: 1 }} />
      <Tooltip title="도움말 (?)">
        <IconButton size="small" aria-label="도움말" onClick={() => setHelpOpen(true)}>
          <HelpOutlineOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ThemeSwitch />
      <AccountMenu />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Bar>
  )
}
