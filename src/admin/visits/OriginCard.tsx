import { Link as TextLink } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { PUBLISHED_FIELDS, type PublishedField } from '@/domain/expense/visits'
import { DATA_SOURCE_LABELS, OCCASION_LABELS, PAYMENT_METHOD_LABELS } from '@/messages/labels'
import { RESOURCE_LABELS } from '@/resources/labels'
import { Card } from '../kit/Card'
import { FactList } from '../kit/facts'
import { koreanDate, koreanMoment } from '../kit/dates/koreanDate'
import { FLAG_LABELS, isWhole, type Visit, type VisitRow } from './visit'

const WORDS = RESOURCE_LABELS.visits.fields

const FIELD_NAMES: Record<PublishedField, string> = {
  restaurant: WORDS.restaurant ?? '',
  agency: WORDS.agency ?? '',
  department: WORDS.departmentName ?? '',
  spentAt: WORDS.spentAt ?? '',
  hasTime: WORDS.hasTime ?? '',
  amount: WORDS.amount ?? '',
  splitAmount: '여러 곳에 함께 쓴 금액',
  headcount: WORDS.headcount ?? '',
  occasion: WORDS.occasion ?? '',
  paymentMethod: WORDS.paymentMethod ?? '',
}

const CODES: Partial<Record<PublishedField, Readonly<Record<string, string>>>> = {
  occasion: OCCASION_LABELS,
  paymentMethod: PAYMENT_METHOD_LABELS,
}

function valueOf(field: PublishedField, value: unknown, name: string | null): string | null {
  if (name !== null) return name
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? '예' : '아니요'
  if (field === 'spentAt') return koreanMoment(value as string)
  if (field in CODES) return CODES[field]?.[value as string] ?? null
  const figure = typeof value === 'number' ? value : null
  if (figure === null) return typeof value === 'string' ? value : JSON.stringify(value)
  if (field === 'amount' || field === 'splitAmount') return `${figure.toLocaleString('ko-KR')}원`
  return field === 'headcount' ? `${figure.toLocaleString('ko-KR')}명` : `${figure}번`
}

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
            <del style={{ color: 'var(--soft)' }}>{valueOf(field, sourceValue, sourceName) ?? '없음'}</del>
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
