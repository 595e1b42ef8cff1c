import { Button } from '@mui/material'
import { useState } from 'react'
import { EVIDENCE_LABELS } from '@/messages/staff/matching'
import type { RestaurantAlias } from '@/resources/restaurants'
import { Card } from '../kit/Card'
import { PickDialog } from '../kit/dialogs/ActionDialog'
import type { Restaurant } from './restaurant'

const REASONS = ['다른 곳의 이름임', '주소를 보고 확인함', '기관에 물어 확인함']

export function AliasCard({ record }: { record: Restaurant }) {
  const [moving, setMoving] = useState<RestaurantAlias | null>(null)
  return (
    <Card title={`자료에 적힌 표기 ${record.aliases.length.toLocaleString()}`}>
      {record.aliases.length === 0 && <span style={{ color: 'var(--soft)' }}>자료에서 온 표기가 없어요.</span>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, maxHeight: 320, overflow: 'auto' }}>
        {record.aliases.map((alias) => (
          <li key={alias.id} style={{ display: 'flex', gap: 8, alignItems: 'center', padding: '3px 0' }}>
            <span>
              {alias.spelling}{' '}
              <span style={{ color: 'var(--faint)', fontSize: 12 }}>
                {EVIDENCE_LABELS[alias.evidence as keyof typeof EVIDENCE_LABELS]}
              </span>
            </span>
            <Button
              size="small"
              sx={{ ml: 'auto' }}
              aria-label={`${alias.spelling} 옮기기`}
              onClick={() => setMoving(alias)}
            >
              옮기기
            </Button>
          </li>
        ))}
      </ul>
      {moving && <MoveDialog record={record} alias={moving} onClose={() => setMoving(null)} />}
    </Card>
  )
}

interface MoveProps {
  record: Restaurant
  alias: RestaurantAlias
  onClose: () => void
}

const MoveDialog = ({ record, alias, onClose }: MoveProps) => (
  <PickDialog
    title="표기 옮기기"
    label="옮길 식당"
    except={record.id}
    effect={(target) =>
      target ? (
        <>
          ‘{alias.spelling}’ 표기와 그 방문이 <b>{target.label}</b> 식당으로 가요. 다음 가져오기부터도 그 식당으로
          알아봐요.
        </>
      ) : (
        <>‘{alias.spelling}’ 표기가 뜻하는 식당을 골라 주세요.</>
      )
    }
    confirmLabel="옮기기"
    reasons={REASONS}
    run={({ id }, reason, provider) =>
      provider.action('restaurants', record.id, 'move-alias', { alias: alias.id, restaurant: id, reason })
    }
    done="표기를 옮겼어요. 그 표기의 방문도 함께 갔어요."
    onClose={onClose}
  />
)
