import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import type { AgencyMergePreview } from '@/domain/agency/agency'
import { Card } from '../kit/Card'
import { ActionButton, PickDialog } from '../kit/dialogs/ActionDialog'
import { koreanDate } from '../kit/dates/koreanDate'
import { type Agency, isWhole, toPickedAgency } from './AgencyInput'
import type { BackOfficeDataProvider } from '../dataProvider/dataProvider'
import { type Picked, RecordPicker } from '../kit/fields/RecordPicker'

const REASONS = ['같은 기관이 두 번 실림', '이름이 바뀐 같은 기관', '이름을 잘못 적은 같은 기관']

function AgencyMergeDialog({ into, onClose }: { into: Agency; onClose: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const provider = useDataProvider<BackOfficeDataProvider>()
  const preview = useQuery({
    queryKey: ['agencies', 'merge-preview', into.id, picked?.id],
    queryFn: () => provider.action<AgencyMergePreview>('agencies', into.id, 'merge-preview', { from: picked?.id }),
    enabled: picked !== null,
    staleTime: 0,
    retry: false,
  })
  return (
    <PickDialog
      title={`${into.name}에 합치기`}
      effect={() => <Effect into={into.name} from={picked} preview={preview.data} error={preview.error} />}
      confirmLabel="합치기"
      reasons={REASONS}
      isReady={preview.data !== undefined}
      picker={(props) => (
        <RecordPicker<Agency>
          resource="agencies"
          label="없어질 기관"
          toPicked={toPickedAgency}
          except={into.id}
          sort="name"
          {...props}
        />
      )}
      onPick={setPicked}
      run={({ id }, reason, provider) => provider.action('agencies', into.id, 'merge', { from: id, reason })}
      done="합쳤어요. 이 화면에서 풀 수 있어요."
      onClose={onClose}
    />
  )
}

interface EffectProps {
  into: string
  from: Picked | null
  preview: AgencyMergePreview | undefined
  error: Error | null
}

function Effect({ into, from, preview, error }: EffectProps) {
  if (error) return <span role="alert">{error.message}</span>
  if (!from) return <>같은 기관인 다른 항목을 골라 주세요.</>
  if (!preview) return <>무엇이 옮겨 가는지 확인하고 있어요…</>
  const { visits, departments, sharedDepartments, children, visitsAfter } = preview
  return (
    <>
      <b>{from.label}</b> 항목이 없어지고 방문 {visits.toLocaleString()}건, 부서 {departments.toLocaleString()}개, 아래
      기관 {children.toLocaleString()}곳이 <b>{into}</b> 기관으로 옮겨 가요. 합친 뒤의 방문은{' '}
      <b>{visitsAfter.toLocaleString()}건</b>이에요.
      {sharedDepartments > 0 && ` 이름이 같은 부서 ${sharedDepartments.toLocaleString()}개는 하나가 돼요.`} 없어지는
      이름은 다른 이름으로 남아, 다음 가져오기부터 이 기관으로 알아봐요.
    </>
  )
}

const UNDO_REASONS = ['다른 기관으로 밝혀짐', '잘못 합침']

export function AgencyMergeCard() {
  const agency = useRecordContext<Agency>()
  const [isMerging, setMerging] = useState(false)
  if (!isWhole(agency)) return null
  return (
    <Card
      title="합치기"
      action={
        <Button size="small" variant="outlined" onClick={() => setMerging(true)}>
          다른 기관을 여기로
        </Button>
      }
    >
      {agency.merges.length === 0 && <p style={{ color: 'var(--soft)', margin: 0 }}>여기로 합친 기관이 없어요.</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {agency.merges.map((merged) => (
          <li key={merged.id} style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            {merged.name}
            <span style={{ color: 'var(--soft)', fontSize: 12 }}>
              {koreanDate(merged.at)} {merged.by}
            </span>
            <ActionButton
              label="합치기 풀기"
              look={{ size: 'small', sx: { ml: 'auto' } }}
              title="합치기 풀기"
              effect={
                <>
                  <b>{merged.name}</b> 기관이 다시 따로 서고, 옮겨 온 방문과 부서, 아래 기관이 돌아가요. 합친 뒤에 그
                  이름으로 가져온 방문은 여기에 남아요. 그 사이에 바뀐 것이 있으면 되돌리지 않고 무엇인지 알려 드려요.
                </>
              }
              confirmLabel="합치기 풀기"
              reasons={UNDO_REASONS}
              run={(reason, provider) =>
                provider.action('agencies', agency.id, 'undo-merge', { merge: merged.id, reason })
              }
              done="합치기를 풀었어요."
            />
          </li>
        ))}
      </ul>
      {isMerging && <AgencyMergeDialog into={agency} onClose={() => setMerging(false)} />}
    </Card>
  )
}
