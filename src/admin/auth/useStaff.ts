import { useGetIdentity } from 'react-admin'
import type { Role } from '@/domain/roles'

export interface Staff {
  nickname: string
  role: Role
}

export function useStaff(): Staff | undefined {
  const { identity } = useGetIdentity()
  return identity && { nickname: identity.fullName ?? '', role: identity.role as Role }
}
