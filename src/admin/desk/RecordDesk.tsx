import type { ReactNode } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { EmptyState } from '../kit/EmptyState'
import { FailedState } from '../kit/FailedState'
import { CaseSkeleton } from './CaseSkeleton'
import { DeskFrame } from './DeskFrame'
import { LastDecisionBar } from './LastDecisionBar'

interface Props<Row extends RaRecord> {
  /** the pane at the left, with its tabs and its page */
  queue: ReactNode
  /** the record that is open; null where none is */
  current: number | null
  /** nothing stands in the queue */
  isEmpty: boolean
  empty: { title: string; note?: string }
  loadingLabel: string
  resource: string
  /** asks for all that the case shows */
  meta: object
  decisions: Parameters<typeof LastDecisionBar>[0]['decisions']
  /** the case of the record that is open, once it is read */
  children: (record: Row) => ReactNode
}

/** A desk of records: a queue, the open one's case, and the last decision with its way back. */
export const RecordDesk = <Row extends RaRecord>(props: Props<Row>) => {
  const { queue, current, isEmpty, empty, loadingLabel, decisions } = props
  return (
    <>
      <DeskFrame>
        {queue}
        {current === null && isEmpty && (
          <div className="whole">
            <EmptyState title={empty.title}>{empty.note && <span>{empty.note}</span>}</EmptyState>
          </div>
        )}
        {current !== null && <Case key={current} id={current} {...props} />}
        {current === null && !isEmpty && <CaseSkeleton label={loadingLabel} />}
      </DeskFrame>
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
