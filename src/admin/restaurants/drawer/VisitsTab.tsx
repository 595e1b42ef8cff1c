import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router-dom'
import { OCCASION_LABELS } from '@/messages/labels'
import { koreanDate, koreanMoment } from '../../kit/dates/koreanDate'
import type { VisitRow } from '../../visits/visit'
import { VisitStatus } from '../../visits/VisitStatus'
import { RelatedList } from './RelatedList'

export const VisitsTab = ({ restaurant }: { restaurant: number }) => (
  <RelatedList<VisitRow>
    resource="visits"
    restaurant={restaurant}
    sort="spentAt"
    empty="방문 기록이 없어요."
    all="방문 기록에서 모두 보기"
    row={(visit) => (
      <>
        <div style={{ display: 'flex', gap: 8, alignItems: 'baseline' }}>
          <TextLink component={Link} to={`/visits/${visit.id}`} color="inherit" sx={{ fontWeight: 620 }}>
            {visit.hasTime ? koreanMoment(visit.spentAt) : koreanDate(visit.spentAt)}
          </TextLink>
          <VisitStatus status={visit.status} />
          <span style={{ marginLeft: 'auto' }}>
            {visit.amount === null ? '금액 없음' : `${visit.amount.toLocaleString()}원`}
          </span>
        </div>
        <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
          {[
            visit.agencyName,
            visit.departmentName,
            visit.headcount && `${visit.headcount}명`,
            visit.occasion && OCCASION_LABELS[visit.occasion],
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </>
    )}
  />
)
