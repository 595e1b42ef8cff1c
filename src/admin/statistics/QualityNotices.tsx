import { Link } from 'react-router-dom'
import type { QualityType } from '@/domain/quality/issueTypes'
import type { StaffStatistics } from '@/domain/statistics/statistics'
import { QUALITY_LABELS } from '@/messages/staff/quality'
import { Card } from '../kit/Card'
import { FailedState } from '../kit/FailedState'
import { listPath } from '../kit/lists/listPath'

interface Props {
  quality: StaffStatistics['quality']
  onRetry: () => void
}

const SHOWN = 5

export function QualityNotices({ quality, onRetry }: Props) {
  const known = (quality ?? []).filter(({ type }) => Object.hasOwn(QUALITY_LABELS, type)).slice(0, SHOWN)
  return (
    <Card title="데이터 품질 알림" action={<Link to="/data-quality">모두 보기</Link>}>
      {quality === null && <FailedState onRetry={onRetry} />}
      {quality?.length === 0 && <p style={{ color: 'var(--good)' }}>데이터 품질이 양호합니다!</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {known.map(({ type, open }) => {
          const { name, unit } = QUALITY_LABELS[type as QualityType]
          return (
            <li key={type} style={{ display: 'flex', padding: '6px 0', borderTop: '1px solid var(--line)' }}>
              <Link to={listPath('data-quality', { type })}>{name}</Link>
              <b style={{ marginLeft: 'auto' }}>
                {open.toLocaleString()}
                {unit}
              </b>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
