import type { ReactNode } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { EmptyState } from '../kit/EmptyState'
import { FailedState } from '../kit/FailedState'
import { QueueFrame } from './QueueFrame'
import { LastDecisionBar } from './LastDecisionBar'
import { Skeleton } from '@mui/material'

export const CaseSkeleton = ({ label }: { label: string }) => (
  <div className="whole" role="status" aria-label={label} style={{ padding: '18px 24px' }}>
    <Skeleton width="40%" height={34} />
    <Skeleton width="25%" />
    <Skeleton variant="rounded" height={240} sx={{ mt: 1.5 }} />
    <Skeleton width="20%" height={30} sx={{ mt: 2 }} />
    <Skeleton />
    <Skeleton />
  </div>
)

interface Props<Row extends RaRecord> {
  queue: ReactNode
  current: number | null
  isEmpty: boolean
  empty: { title: string; note?: string }
  loadingLabel: string
  resource: string
  /** requests everything the case shows */
  meta: object
  decisions: Parameters<typeof LastDecisionBar>[0]['decisions']
  children: (record: Row) => ReactNode
}

export const QueueScreen = <Row extends RaRecord>(props: Props<Row>) => {
  const { queue, current, isEmpty, empty, loadingLabel, decisions } = props
  return (
    <>
      <QueueFrame>
        {queue}
        {current === null && isEmpty && (
          <div className="whole">
            <EmptyState title={empty.title}>{empty.note && <span>{empty.note}</span>}</EmptyState>
          </div>
        )}
        {current !== null && <Case key={current} id={current} {...props} />}
        {current === null && !isEmpty && <CaseSkeleton label={loadingLabel} />}
      </QueueFrame>
      <LastDecisionBar decisions={decisions} />
    </>
  )
}

type CaseProps<Row extends RaRecord> = Pick<Props<Row>, 'resource' | 'meta' | 'loadingLabel' | 'children'>

function Case<Row extends RaRecord>({ id, resource, meta, loadingLabel, children }: CaseProps<Row> & { id: number }) {
  const { data, error, refetch } = useGetOne<Row>(resource, { id, meta })
  if (error)
    return (
      <div className="whole" style={{ padding: 24 }}>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  return data ? <>{children(data)}</> : <CaseSkeleton label={loadingLabel} />
}
