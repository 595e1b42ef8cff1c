import { StatusTag } from '../kit/StatusTag'

export const PublishedTag = ({ published }: { published: boolean }) => (
  <StatusTag tone={published ? 'ok' : 'plain'}>{published ? '공개' : '임시'}</StatusTag>
)
