import { Stack, Typography, Button } from '@mui/material'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { DUPLICATE_EVIDENCE_LABELS, DUPLICATE_RULE } from '@/messages/staff/matching'
import type { DuplicateMember } from '@/domain/linkage/duplicates'
import { CaseSkeleton, QueueFrame, LastDecisionBar } from '../workQueue/QueueScreen'
import { nextAfter, useDesk, placeNumber } from '../workQueue/useDesk'
import { QueueFoot, QueueLine, QueueRows } from '../workQueue/QueueRows'
import { EmptyState, FailedState } from '../kit/states'
import { FieldPicker, MergeEffect } from '../restaurants/merge/FieldPicker'
import { useMembers, useMergeDraft } from '../restaurants/merge/mergeDraft'
import { KeyHint } from '../shortcuts/KeyHint'
import { useShortcuts } from '../shortcuts/shortcuts'
import { type Cluster, useClusterDecisions, useDuplicates, memberIds } from './useDuplicates'

type Props = { cluster: Cluster } & Omit<ReturnType<typeof useClusterDecisions>, 'last' | 'said' | 'undo'>

function ClusterCase({ cluster, ...decisions }: Props) {
  const { data, error, refetch } = useMembers(memberIds(cluster))
  if (error)
    return (
      <div className="whole" style={{ padding: 24 }}>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <CaseSkeleton label="식당을 불러오는 중" />
  return <OpenCluster cluster={cluster} members={data} {...decisions} />
}

function OpenCluster({ cluster, members, decide, isDeciding }: Props & { members: DuplicateMember[] }) {
  const draft = useMergeDraft(members)
  const { survivor, picks, title } = draft
  const merge = () => !isDeciding && decide({ cluster, move: { kind: 'merge', survivor, picks, title } })
  const dismiss = () => !isDeciding && decide({ cluster, move: { kind: 'dismiss' } })
  useShortcuts('겹친 식당', [
    ...members.slice(0, 9).map(({ id, title: name }, index) => ({
      keys: String(index + 1),
      label: `남길 식당: ${name}`,
      run: () => draft.keep(id),
    })),
    { keys: 'm', label: '합치기', run: merge },
    { keys: 'x', label: '서로 다른 곳', run: dismiss },
  ])
  return (
    <>
      <section className="case wide" aria-labelledby="cluster" tabIndex={-1} style={{ outline: 'none' }}>
        <Typography id="cluster" component="h2" sx={{ '&&': { fontSize: 22, fontWeight: 700 } }}>
          이 {members.length}곳은 한곳인가요?
        </Typography>
        <p style={{ color: 'var(--soft)', margin: '0 0 12px' }}>
          {DUPLICATE_EVIDENCE_LABELS[cluster.evidence]}
          {cluster.metres !== null && ` · 가장 먼 둘이 ${cluster.metres.toLocaleString()} m`}
        </p>
        <FieldPicker {...draft} hasKeys />
      </section>
      <footer className="keys">
        <p id="cluster-effect" aria-live="polite" style={{ margin: '0 0 10px' }}>
          <MergeEffect {...draft} /> <span style={{ color: 'var(--soft)' }}>Z로 되돌려요.</span>
        </p>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            size="large"
            variant="contained"
            color="inherit"
            disabled={isDeciding || members.length < 2}
            aria-describedby="cluster-effect"
            startIcon={<KeyHint keys="m" />}
            onClick={merge}
          >
            하나로 합치기
          </Button>
          <Button
            size="large"
            variant="outlined"
            disabled={isDeciding}
            startIcon={<KeyHint keys="x" />}
            onClick={dismiss}
            sx={{ ml: 'auto' }}
          >
            서로 다른 곳
          </Button>
        </Stack>
      </footer>
    </>
  )
}

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
