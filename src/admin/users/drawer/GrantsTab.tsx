import { ROLE_LABELS } from '@/messages/labels'
import { EmptyState } from '../../kit/EmptyState'
import { koreanMoment } from '../../kit/dates/koreanDate'
import type { RoleGrant } from '../user'
import { Entries } from './Entries'

export const GrantsTab = ({ grants }: { grants: RoleGrant[] }) =>
  grants.length ? (
    <Entries>
      {grants.map(({ id, role, before, reason, grantedBy, createdAt }) => (
        <li key={id}>
          <b>{role === 'user' ? '역할을 회수함' : `${ROLE_LABELS[role]} 역할을 줌`}</b>
          {before && before !== 'user' && ` · 그 전에는 ${ROLE_LABELS[before]}`}
          {reason && <q>{reason}</q>}
          <small>
            {koreanMoment(createdAt)} · {grantedBy ?? '서버에서'}
          </small>
        </li>
      ))}
    </Entries>
  ) : (
    <EmptyState title="역할을 준 적이 없어요." />
  )
