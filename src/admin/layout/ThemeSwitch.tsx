import { IconButton, Tooltip, useTheme as useMuiTheme } from '@mui/material'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { useTheme } from 'react-admin'

export function ThemeSwitch() {
  const isDark = useMuiTheme().palette.mode === 'dark'
  const [, setTheme] = useTheme()
  const label = isDark ? '밝은 화면으로' : '어두운 화면으로'
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
