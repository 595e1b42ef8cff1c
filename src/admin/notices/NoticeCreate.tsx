import { NewRecord } from '../kit/screens/NewRecord'
import { NoticeForm } from './NoticeForm'

const FIRST = { noticeType: 'notice', priority: 'medium', status: 'published', isPinned: false }

export const NoticeCreate = () => (
  <NewRecord resource="notices" record={FIRST} redirect="list">
    <NoticeForm title="새 공지" />
  </NewRecord>
)
