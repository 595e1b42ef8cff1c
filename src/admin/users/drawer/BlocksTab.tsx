import { EmptyState } from '../../kit/EmptyState'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { blockEnd } from '../UserState'
import type { BlockEntry } from '../user'
import { Entries } from './Entries'

export const BlocksTab = ({ blocks }: { blocks: BlockEntry[] }) =>
  blocks.length ? (
    <Entries>
      {blocks.map(({ id, event, until, reason, by, occurredAt }) => (
        <li key={id}>
          <b>{event === 'member_blocked' ? `차단 · ${blockEnd(until === 'forever' ? null : until)}` : '차단을 풂'}</b>
          {reason && <q>{reason}</q>}
          <small>
            {koreanMoment(occurredAt)} · {by ?? '떠난 사람'}
          </small>
        </li>
      ))}
    </Entries>
  ) : (
    <EmptyState title="차단한 적이 없어요." />
  )
