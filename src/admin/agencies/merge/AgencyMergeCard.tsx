import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { Card } from '../../kit/Card'
import { ActionButton } from '../../kit/dialogs/ActionDialog'
import { koreanDate } from '../../kit/dates/koreanDate'
import { type Agency, isWhole } from '../agency'
import { AgencyMergeDialog } from './AgencyMergeDialog'

const REASONS = ['다른 기관으로 밝혀짐', '잘못 합침']

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
              reasons={REASONS}
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
