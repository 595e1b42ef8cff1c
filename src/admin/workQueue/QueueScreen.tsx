import type { ReactNode } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { EmptyState } from '../kit/EmptyState'
import { FailedState } from '../kit/FailedState'
import { CaseSkeleton } from './CaseSkeleton'
import { QueueFrame } from './QueueFrame'
import { LastDecisionBar } from './LastDecisionBar'

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
