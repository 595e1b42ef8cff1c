import { CreateBase } from 'react-admin'
import { NoticeForm } from './NoticeForm'

const FIRST = { noticeType: 'notice', priority: 'medium', status: 'published', isPinned: false }

export const NoticeCreate = () => (
  <CreateBase resource="notices" record={FIRST} redirect="list">
    <NoticeForm title="새 공지" />
  </CreateBase>
)
