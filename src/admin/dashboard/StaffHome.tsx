import EditNote from '@mui/icons-material/EditNote'
import { Button } from '@mui/material'
import { isEditor } from '@/domain/roles'
import { canOpen, type Staff } from '../auth'
import { ScreenHeading } from '../kit/screens/screens'
import { Drafts } from './Drafts'
import { HeldComments, ReportQueue } from './ModeratorQueue'

/** The queue of a moderator, and the drafts and dates of an editor. */
export default function StaffHome({ staff }: { staff: Staff }) {
  return (
    <>
      <ScreenHeading title="대시보드" note={`${staff.nickname} 님이 맡은 일`} help="맡은 일 가운데 급한 것부터 보여요.">
        {isEditor(staff) && (
          <Button href="/cms" variant="outlined" startIcon={<EditNote />}>
            약관·공지 편집기
          </Button>
        )}
      </ScreenHeading>
      <div style={{ display: 'grid', gap: 16, maxWidth: 760 }}>
        {canOpen(staff, 'reports') && <ReportQueue />}
        {canOpen(staff, 'comments') && <HeldComments />}
        {canOpen(staff, 'notices') && <Drafts />}
      </div>
    </>
  )
}
