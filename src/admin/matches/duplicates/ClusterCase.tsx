import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { type DuplicateMember, type Pick } from '@/domain/linkage/duplicates'
import { DUPLICATE_EVIDENCE_LABELS } from '@/messages/staff/matching'
import { CaseSkeleton } from '../../desk/CaseSkeleton'
import { FailedState } from '../../kit/FailedState'
import { KeyHint } from '../../shortcuts/KeyHint'
import { useShortcuts } from '../../shortcuts/useShortcuts'
import { FieldPicker } from './FieldPicker'
import { type Cluster, memberIds, type useClusterDecisions, useMembers } from './useDuplicates'

type Props = { cluster: Cluster } & Omit<ReturnType<typeof useClusterDecisions>, 'last' | 'said' | 'undo'>

/** One cluster: its restaurants side by side. */
export function ClusterCase({ cluster, ...decisions }: Props) {
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

/** The survivor is the one with most visits until somebody says otherwise; empty values are filled from the others. */
function firstPicks(members: DuplicateMember[], survivor: number): Partial<Record<Pick, number>> {
  const own = members.find(({ id }) => id === survivor)
  if (!own) return {}
  const empty = (Object.keys(own.options) as Pick[]).filter((pick) => own.options[pick].value === null)
  return Object.fromEntries(
    empty.flatMap((pick) => {
      const from = members.find(({ options }) => options[pick].value !== null)
      return from ? [[pick, from.id]] : []
    }),
  )
}

function OpenCluster({ cluster, members, decide, isDeciding }: Props & { members: DuplicateMember[] }) {
  const [survivor, setSurvivor] = useState(cluster.id)
  const [chosen, setChosen] = useState<Partial<Record<Pick, number>>>({})
  const picks = { ...firstPicks(members, survivor), ...chosen }
  const named = members.find(({ id }) => id === (picks.name ?? survivor))
  const title = named?.title ?? ''
  const moved = members.filter(({ id }) => id !== survivor)
  const visits = moved.reduce((sum, { visitCount }) => sum + visitCount, 0)
  const total = members.reduce((sum, { visitCount }) => sum + visitCount, 0)
  const merge = () => !isDeciding && decide({ cluster, move: { kind: 'merge', survivor, picks, title } })
  const dismiss = () => !isDeciding && decide({ cluster, move: { kind: 'dismiss' } })
  useShortcuts('겹친 식당', [
    ...members.slice(0, 9).map(({ id, title: name }, index) => ({
      keys: String(index + 1),
      label: `남길 식당: ${name}`,
      run: () => setSurvivor(id),
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
        <FieldPicker
          members={members}
          survivor={survivor}
          picks={picks}
          onSurvivor={setSurvivor}
          onPick={(pick, id) => setChosen((before) => ({ ...before, [pick]: id }))}
        />
      </section>
      <footer className="keys">
        <p id="cluster-effect" aria-live="polite" style={{ margin: '0 0 10px' }}>
          이 결정으로 {moved.length}곳의 방문 <b>{visits.toLocaleString()}건</b>과 표기, 리뷰, 즐겨찾기가 <b>{title}</b>{' '}
          하나로 모입니다. 합친 뒤의 방문은 {total.toLocaleString()}건입니다.{' '}
          <span style={{ color: 'var(--soft)' }}>옛 주소는 남은 식당으로 이어지고, Z로 되돌립니다.</span>
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
