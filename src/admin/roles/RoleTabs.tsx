import { Tab, Tabs } from '@mui/material'
import { ROLES } from '@/domain/roles'
import { ROLE_LABELS } from '@/messages/labels'
import { useFilter } from '../kit/filters/useFilter'

const ALL = 'all'

export function RoleTabs() {
  const [role = ALL, setRole] = useFilter<string>('role')
  return (
    <Tabs
      value={role}
      onChange={(_, chosen: string) => setRole(chosen === ALL ? null : chosen)}
      aria-label="역할"
      variant="scrollable"
      sx={{ borderBottom: '1px solid var(--line)' }}
    >
      <Tab value={ALL} label="모두" />
      {ROLES.map((one) => (
        <Tab key={one} value={one} label={ROLE_LABELS[one]} />
      ))}
    </Tabs>
  )
}
