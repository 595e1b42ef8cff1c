import EditNote from '@mui/icons-material/EditNote'
import { Button, Stack } from '@mui/material'
import { Link } from 'react-router-dom'
import { isEditor } from '@/domain/roles'
import { RESOURCE_LABELS } from '@/messages/staff/resources'
import { canOpen } from '../auth/canOpen'
import type { Staff } from '../auth/useStaff'
import { Card } from '../kit/Card'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { menuCount } from '../layout/menuCounts'
import { useCounts } from '../layout/useCounts'
import { MENU } from '../menu'

export function StartHere({ staff }: { staff: Staff }) {
  const { counts, readAt } = useCounts()
  const screens = MENU.flatMap(({ items }) => items).filter(({ resource }) => canOpen(staff, resource))
  return (
    <>
      <ScreenHeading title="대시보드" help="맡은 일로 바로 가요." />
      <Card title={`${staff.nickname} 님이 맡은 일`}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {screens.map(({ resource, icon: Icon }) => (
            <Button key={resource} component={Link} to={`/${resource}`} variant="outlined" startIcon={<Icon />}>
              {RESOURCE_LABELS[resource].name}
              <b style={{ marginLeft: 6 }}>{menuCount(counts, resource, readAt)?.count.toLocaleString()}</b>
            </Button>
          ))}
          {isEditor(staff) && (
            <Button href="/cms" variant="outlined" startIcon={<EditNote />}>
              약관·공지 편집기
            </Button>
          )}
        </Stack>
      </Card>
    </>
  )
}
