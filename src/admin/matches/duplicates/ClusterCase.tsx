import { Button, Stack, Typography } from '@mui/material'
import type { DuplicateMember } from '@/domain/linkage/duplicates'
import { DUPLICATE_EVIDENCE_LABELS } from '@/messages/staff/matching'
import { CaseSkeleton } from '../../workQueue/CaseSkeleton'
import { FailedState } from '../../kit/FailedState'
import { FieldPicker } from '../../restaurants/merge/FieldPicker'
import { MergeEffect } from '../../restaurants/merge/MergeEffect'
import { useMembers } from '../../restaurants/merge/useMembers'
import { useMergeDraft } from '../../restaurants/merge/useMergeDraft'
import { KeyHint } from '../../shortcuts/KeyHint'
import { useShortcuts } from '../../shortcuts/useShortcuts'
import { type Cluster, memberIds, type useClusterDecisions } from './useDuplicates'

type Props = { cluster: Cluster } & Omit<ReturnType<typeof useClusterDecisions>, 'last' | 'said' | 'undo'>

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
