import type { WrittenItem } from '@/domain/moderation/detail'
import { CONTENT_TYPE_LABELS } from '@/messages/labels'
import { shortMoment } from '../kit/dates/koreanDate'
import { ContentStatusTag } from './ContentStatusTag'
import { FactRows } from './FactRows'

export const RecentItems = ({ items }: { items: WrittenItem[] }) => (
  <FactRows>
    {items.map(({ type, id, text, status, isTrashed, createdAt }) => (
      <li key={`${type}-${id}`}>
        <span className="soft">{shortMoment(createdAt)}</span>
        <span>
          <span style={{ color: 'var(--soft)' }}>{CONTENT_TYPE_LABELS[type]} · </span>
          {text || '글 없이 별점만'}
        </span>
        <ContentStatusTag status={status} isTrashed={isTrashed} />
      </li>
    ))}
  </FactRows>
)
