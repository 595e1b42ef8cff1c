import { Stack, Typography } from '@mui/material'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { DUPLICATE_EVIDENCE_LABELS, DUPLICATE_RULE } from '@/messages/staff/matching'
import { CaseSkeleton } from '../../workQueue/CaseSkeleton'
import { QueueFrame } from '../../workQueue/QueueFrame'
import { LastDecisionBar } from '../../workQueue/LastDecisionBar'
import { nextAfter } from '../../workQueue/nextAfter'
import { placeNumber } from '../../workQueue/placeNumber'
import { QueueFoot } from '../../workQueue/QueueFoot'
import { QueueLine } from '../../workQueue/QueueLine'
import { QueueRows } from '../../workQueue/QueueRows'
import { useDesk } from '../../workQueue/useDesk'
import { EmptyState } from '../../kit/EmptyState'
import { ClusterCase } from './ClusterCase'
import { type Cluster, useClusterDecisions, useDuplicates } from './useDuplicates'

const LOADING = '겹친 식당을 찾는 중'
const HELP = `${DUPLICATE_RULE}
칸마다 어느 식당의 값을 남길지 고르고 합쳐요. 값 아래에는 그 값이 어디에서 왔는지 적혀 있어요.
마지막 결정은 Z로 되돌려요.`

const addressOf = (cluster: number | null): string =>
  cluster === null ? 'tab=duplicates' : `tab=duplicates&cluster=${cluster}`

export function DuplicateDesk() {
  const [search, setSearch] = useSearchParams()
  const queue = useDuplicates()
  const ids = useMemo(() => queue.data?.map(({ id }) => id) ?? [], [queue.data])
  const asked = placeNumber(search.get('cluster'))
  const current = queue.data?.find(({ id }) => id === asked) ?? queue.data?.[0]
  const go = (cluster: number | null) => setSearch(addressOf(cluster))
  const decisions = useClusterDecisions({ onGone: (cluster) => go(nextAfter(ids, cluster)) })
  useDesk({ title: '겹친 식당', help: HELP, item: '묶음', ids, current: current?.id ?? null, onGo: go, decisions })
  return (
    <>
      <QueueFrame>
        <aside className="queue" aria-label="겹친 식당 목록">
          <Stack
            component="header"
            direction="row"
            sx={{ p: '12px 16px', borderBottom: '1px solid var(--line)', alignItems: 'baseline', gap: 1 }}
          >
            <Typography component="h1" sx={{ fontSize: 15, fontWeight: 650 }}>
              겹친 식당
            </Typography>
            <span style={{ color: 'var(--soft)', fontSize: 12.5 }}>
              {queue.data && `${queue.data.length.toLocaleString()}묶음`}
            </span>
            <Link to="/matches" style={{ marginLeft: 'auto', fontSize: 12.5, color: 'var(--soft)' }}>
              연결 검토
            </Link>
          </Stack>
          <QueueRows queue={queue} current={current?.id ?? null} loadingLabel={LOADING}>
            {(cluster) => (
              <ClusterItem cluster={cluster} isCurrent={cluster === current} onOpen={() => go(cluster.id)} />
            )}
          </QueueRows>
          <QueueFoot page={1} pages={1} onPage={() => undefined}>
            많은 방문이 옮겨 가는 것이 위로
          </QueueFoot>
        </aside>
        {queue.data?.length === 0 && (
          <div className="whole">
            <EmptyState title="겹쳐 보이는 식당이 없어요.">
              <span>자료를 가져온 뒤 이름과 주소가 같은 곳이 생기면 여기에 나타나요.</span>
            </EmptyState>
          </div>
        )}
        {current && <ClusterCase key={current.places.map(({ id }) => id).join()} cluster={current} {...decisions} />}
        {!current && queue.isPending && <CaseSkeleton label={LOADING} />}
      </QueueFrame>
      <LastDecisionBar decisions={decisions} />
    </>
  )
}

interface ItemProps {
  cluster: Cluster
  isCurrent: boolean
  onOpen: () => void
}

const ClusterItem = ({ cluster: { places, evidence, moved }, isCurrent, onOpen }: ItemProps) => (
  <QueueLine title={places[0]?.title} figure={moved} unit="건" isCurrent={isCurrent} onOpen={onOpen}>
    {places.length}곳 · {DUPLICATE_EVIDENCE_LABELS[evidence]}
  </QueueLine>
)
