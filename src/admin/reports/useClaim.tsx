import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useStaff } from '../auth'
import { shortMoment } from '../kit/dates/koreanDate'
import { useAction } from '../kit/useAction'
import { KeyHint } from '../shortcuts/KeyHint'
import type { Shortcut } from '../shortcuts/shortcuts'
import type { ReportRecord } from './report'

/** Colleagues see who looks at a case. It ends by itself, by hand, or with the decision. */
export function useClaim({ id, claim }: ReportRecord): { claim: Shortcut; bar: ReactNode } {
  const staff = useStaff()
  const isOwn = claim !== null && claim.by === staff?.nickname
  const take = useAction((_: void, provider) => provider.action('reports', id, 'claim'), { done: '맡았어요.' })
  const release = useAction((_: void, provider) => provider.action('reports', id, 'release'), { done: '놓았어요.' })
  const toggle = () => (isOwn ? release : take).mutate()
  const isPending = take.isPending || release.isPending
  const bar = (
    <div
      role="status"
      style={{ display: 'flex', alignItems: 'center', gap: 10, margin: '0 0 12px', fontSize: 13, color: 'var(--soft)' }}
    >
      {claim && (
        <span>
          <b style={{ color: 'var(--ink)', fontWeight: 640 }}>{isOwn ? '내가 맡음' : `${claim.by} 님이 보는 중`}</b> ·{' '}
          {shortMoment(claim.until)}까지
        </span>
      )}
      {(claim === null || isOwn) && (
        <Button size="small" variant="outlined" disabled={isPending} startIcon={<KeyHint keys="c" />} onClick={toggle}>
          {isOwn ? '놓기' : '맡기'}
        </Button>
      )}
    </div>
  )
  return { claim: { keys: 'c', label: isOwn ? '놓기' : '맡기', run: toggle }, bar }
}
