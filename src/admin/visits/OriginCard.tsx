import { Link as TextLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { PUBLISHED_FIELDS, type PublishedField } from '@/domain/expense/visitSummary'
import { DATA_SOURCE_LABELS } from '@/messages/labels'
import { Card } from '../kit/Card'
import { FactList } from '../kit/FactList'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { FLAG_LABELS } from './flagLabels'
import { FIELD_NAMES, valueOf } from './fieldValue'
import { isWhole, type Visit, type VisitRow } from './visit'

/** The source's value of a field, before any correction. */
function asRead(visit: Visit, field: PublishedField): string | null {
  const corrected = visit.corrections.find((one) => one.field === field)
  if (corrected) return valueOf(field, corrected.sourceValue, corrected.sourceName)
  const names: Partial<Record<PublishedField, string | null>> = {
    restaurant: visit.spelling ?? visit.restaurantTitle,
    agency: visit.agencyName,
    department: visit.departmentName,
  }
  return valueOf(field, (visit as unknown as Record<string, unknown>)[field], names[field] ?? null)
}

export function OriginCard() {
  const visit = useRecordContext<VisitRow>()
  if (!isWhole(visit)) return null
  const { source } = visit
  return (
    <>
      <Card title="원문">
        <FactList
          facts={[
            ['출처', DATA_SOURCE_LABELS[visit.dataSource]],
            ['제목', source && <SourceLink {...source} />],
            ['파일', visit.fileName],
            ['시트', visit.sheet],
            ['행', visit.rowNumber === null ? null : visit.rowNumber.toLocaleString()],
            ['가져온 날', visit.importedAt && koreanDate(visit.importedAt)],
            ['확인할 점', visit.flags.map((flag) => FLAG_LABELS[flag]).join(', ')],
          ]}
        />
      </Card>
      {visit.dataSource !== 'manual' && (
        <Card title="읽은 그대로의 행">
          <div style={{ background: 'var(--wash)', borderRadius: 6, padding: '8px 12px' }}>
            <FactList
              facts={PUBLISHED_FIELDS.map((field): [string, string | null] => [
                FIELD_NAMES[field],
                asRead(visit, field),
              ])}
            />
          </div>
        </Card>
      )}
    </>
  )
}

const SourceLink = ({ title, url }: NonNullable<Visit['source']>) =>
  url ? (
    <TextLink href={url} target="_blank" rel="noopener noreferrer" color="inherit">
      {title ?? url}
    </TextLink>
  ) : (
    <>{title}</>
  )

export function CorrectionsCard() {
  const visit = useRecordContext<VisitRow>()
  if (!isWhole(visit) || visit.corrections.length === 0) return null
  return (
    <Card title="고친 내역">
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {visit.corrections.map(({ id, field, sourceValue, sourceName, value, valueName, reason, by, at }) => (
          <li key={id} style={{ padding: '8px 0', borderTop: '1px solid var(--line)' }}>
            <b style={{ fontWeight: 620 }}>{FIELD_NAMES[field]}</b>{' '}
            <del style={{ color: 'var(--accent)' }}>{valueOf(field, sourceValue, sourceName) ?? '없음'}</del>
            {' → '}
            <ins style={{ color: 'var(--good)', textDecoration: 'none', fontWeight: 600 }}>
              {valueOf(field, value, valueName) ?? '없음'}
            </ins>
            <div style={{ color: 'var(--soft)', fontSize: 12.5 }}>
              {reason} · {by ?? '탈퇴한 계정'} {koreanMoment(at)}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
