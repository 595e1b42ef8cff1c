import type { ReactNode } from 'react'
import { type RaRecord, useGetOne } from 'react-admin'
import { Skeleton, Button, Tab as TabKey, Tabs } from '@mui/material'
import { styled } from '@mui/material/styles'
import { EmptyState, FailedState } from '../kit/states'
import { NARROW, PHONE } from '../theme'
import { KeyHint } from '../shortcuts/KeyHint'
import type { Decisions } from './useDecisions'

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

interface QueueScreenProps<Row extends RaRecord> {
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

export const QueueScreen = <Row extends RaRecord>(props: QueueScreenProps<Row>) => {
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

type CaseProps<Row extends RaRecord> = Pick<QueueScreenProps<Row>, 'resource' | 'meta' | 'loadingLabel' | 'children'>

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

/** Narrow screens put `who` under `case`; phones stack all and scroll as one. A `wide` case also takes `who`'s pane. */
export const QueueFrame = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplate: `'queue case who' minmax(0, 1fr) 'queue keys keys' auto / 280px minmax(0, 1fr) 330px`,
  '& > .queue': {
    gridArea: 'queue',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    borderRight: '1px solid var(--line)',
  },
  '& > .case': { gridArea: 'case', minWidth: 0, overflow: 'auto', padding: '18px 24px 20px' },
  '& > .who': {
    gridArea: 'who',
    overflow: 'auto',
    padding: '18px 20px',
    borderLeft: '1px solid var(--line)',
    background: 'var(--card)',
  },
  '& > .keys': {
    gridArea: 'keys',
    borderTop: '1.5px solid var(--ink)',
    background: 'var(--card)',
    padding: '12px 24px',
  },
  '& > .case.wide': { gridColumn: '2 / -1', gridRow: 1 },
  '& > .whole': { gridColumn: '2 / -1', gridRow: '1 / -1', overflow: 'auto' },
  '& h2': { fontSize: 15, fontWeight: 650, margin: 0 },
  [NARROW]: {
    gridTemplate: `'queue case' minmax(0, 1fr) 'queue who' auto 'queue keys' auto / 222px minmax(0, 1fr)`,
    '& > .case': { padding: '14px 18px 16px' },
    '& > .case.wide': { gridRow: '1 / 3' },
    '& > .who': {
      borderLeft: 0,
      borderTop: '1px solid var(--line)',
      padding: '12px 18px',
      maxHeight: '42vh',
      '& .past': { display: 'none' },
      '& .reasons': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
    },
    '& > .keys': { padding: '10px 18px' },
  },
  [PHONE]: {
    // The page scrolls as a whole; only the queue and the decision buttons stay in view.
    overflow: 'auto',
    gridTemplate: `'queue' max-content 'case' max-content 'who' max-content 'keys' max-content / minmax(0, 1fr)`,
    alignContent: 'start',
    '& > .queue': { maxHeight: 230, borderRight: 0, borderBottom: '1.5px solid var(--ink)' },
    '& > .case': { overflow: 'visible', padding: '14px 16px 16px' },
    '& > .case.wide': { gridColumn: '1', gridRow: '2 / 4' },
    '& > .whole': { gridColumn: '1', gridRow: '2 / -1', overflow: 'visible' },
    '& > .who': { maxHeight: 'none', overflow: 'visible' },
    '& > .keys': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      padding: '8px 16px',
      maxHeight: '38vh',
      overflow: 'auto',
      '& .MuiButton-root': { padding: '5px 10px' },
    },
    '& > .queue > footer:has(> span:only-child kbd)': { display: 'none' },
    // Phones have no keyboard.
    '& kbd, & .MuiButton-startIcon:has(kbd), & .queue > footer > span:has(kbd)': { display: 'none' },
  },
})

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '3px 16px',
  minHeight: 34,
  borderTop: '1px solid var(--line)',
  background: 'var(--wash)',
  fontSize: 13,
})

/** Stays until the next decision, unlike a toast. */
export function LastDecisionBar({
  decisions,
}: {
  decisions: Pick<Decisions, 'last' | 'said' | 'undo' | 'isDeciding'>
}) {
  const { last, said, undo, isDeciding } = decisions
  return (
    <div role="status">
      {said && <Bar>{said}</Bar>}
      {last && (
        <Bar>
          <span>마지막 결정: {last.name}</span>
          <Button size="small" disabled={isDeciding} onClick={() => undo(last.id)} startIcon={<KeyHint keys="z" />}>
            되돌리기
          </Button>
        </Bar>
      )}
    </div>
  )
}

interface QueueTabsProps<Tab extends string> {
  tabs: readonly Tab[]
  labels: Record<Tab, string>
  counts: Partial<Record<Tab, number>>
  value: Tab
  onChange: (tab: Tab) => void
}

export const QueueTabs = <Tab extends string>({ tabs, labels, counts, value, onChange }: QueueTabsProps<Tab>) => (
  <Tabs
    value={value}
    onChange={(_, tab: Tab) => onChange(tab)}
    aria-label="처리 상태"
    variant="scrollable"
    scrollButtons={false}
    sx={{ minHeight: 36, '& .MuiTab-root': { minWidth: 0, minHeight: 36, p: '6px 4px', mr: 0.5, fontSize: 13 } }}
  >
    {tabs.map((tab) => (
      <TabKey
        key={tab}
        value={tab}
        label={counts[tab] === undefined ? labels[tab] : `${labels[tab]} ${counts[tab].toLocaleString()}`}
      />
    ))}
  </Tabs>
)
