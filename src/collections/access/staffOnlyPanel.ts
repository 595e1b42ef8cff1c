import { isModerator } from '@/domain/roles'
import type { PayloadRequest } from 'payload'

/** The content panel opens for moderators and admins. */
export const staffOnlyPanel = ({ req }: { req: PayloadRequest }): boolean => isModerator(req.user)
