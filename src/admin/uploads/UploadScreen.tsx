import { useParams } from 'react-router-dom'
import { canOpen } from '../auth/canOpen'
import { useStaff } from '../auth/useStaff'
import { AccessDenied } from '../layout/ScreenError'
import { UploadDesk } from './desk/UploadDesk'
import { UploadHome } from './home/UploadHome'

export default function UploadScreen() {
  const { '*': path } = useParams()
  const staff = useStaff()
  if (staff && !canOpen(staff, 'data-upload')) return <AccessDenied />
  const id = /^\d+$/.test(path ?? '') ? Number(path) : null
  return id === null ? <UploadHome /> : <UploadDesk key={id} id={id} />
}
